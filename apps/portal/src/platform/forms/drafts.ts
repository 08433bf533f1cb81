import { safeStorage } from '@foyer/api-client/session';

/** Drafts live as long as the tab: they are this visit's, not this device's. */
const drafts = safeStorage(() => globalThis.sessionStorage);

const keyOf = (draft: string): string => `foyer.draft:${draft}`;

/** What was typed before the page was reloaded. */
export const readDraft = <F extends string>(
  draft: string | undefined,
): Partial<Record<F, string>> => {
  if (!draft) return {};
  try {
    return JSON.parse(drafts.get(keyOf(draft)) ?? '{}') as Partial<Record<F, string>>;
  } catch {
    return {};
  }
};

/** Keeps what is typed so far, secrets left out. */
export const keepDraft = <F extends string>(
  draft: string | undefined,
  values: Readonly<Record<F, string>>,
  secret: readonly F[],
): void => {
  if (!draft) return;
  const kept = Object.entries(values).filter(([name]) => !secret.includes(name as F));
  drafts.set(keyOf(draft), JSON.stringify(Object.fromEntries(kept)));
};

export const clearDraft = (draft: string | undefined): void => {
  if (draft) drafts.remove(keyOf(draft));
};
