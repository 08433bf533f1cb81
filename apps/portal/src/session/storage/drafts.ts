import { safeStorage } from '@foyer/api-client/session';

/** Drafts live as long as the tab: they are this visit's, not this device's. */
const tab = safeStorage(() => globalThis.sessionStorage);

/** All of them under one key, so that whoever logs out leaves none behind. */
const KEY = 'foyer.drafts';

type Drafts = Partial<Record<string, Readonly<Record<string, string>>>>;

const readAll = (): Drafts => {
  try {
    return JSON.parse(tab.get(KEY) ?? '{}') as Drafts;
  } catch {
    return {};
  }
};

/** What was typed before the page was reloaded. */
export const readDraft = <F extends string>(
  draft: string | undefined,
): Partial<Record<F, string>> => {
  if (!draft) return {};
  return (readAll()[draft] ?? {}) as Partial<Record<F, string>>;
};

/** Keeps what is typed so far, secrets left out. */
export const keepDraft = <F extends string>(
  draft: string | undefined,
  values: Readonly<Record<F, string>>,
  secret: readonly F[],
): void => {
  if (!draft) return;
  const kept = Object.entries<string>(values).filter(([name]) => !secret.includes(name as F));
  tab.set(KEY, JSON.stringify({ ...readAll(), [draft]: Object.fromEntries(kept) }));
};

export const clearDraft = (draft: string | undefined): void => {
  if (!draft) return;
  const { [draft]: _cleared, ...others } = readAll();
  tab.set(KEY, JSON.stringify(others));
};

/** Forgets all that was typed in this tab: the next person at this device is somebody else. */
export const clearDrafts = (): void => tab.remove(KEY);
