import { tabStorage } from './tabStorage';

/** All drafts are under one key, so that a log-out clears them together. */
const KEY = 'foyer.drafts';

type Drafts = Partial<Record<string, Readonly<Record<string, string>>>>;

const readAll = (): Drafts => {
  try {
    return JSON.parse(tabStorage.get(KEY) ?? '{}') as Drafts;
  } catch {
    return {};
  }
};

/** The values that the user typed before a reload. */
export const readDraft = <F extends string>(
  draft: string | undefined,
): Partial<Record<F, string>> => {
  if (!draft) return {};
  return (readAll()[draft] ?? {}) as Partial<Record<F, string>>;
};

/** Stores the typed values, without secrets. */
export const keepDraft = <F extends string>(
  draft: string | undefined,
  values: Readonly<Record<F, string>>,
  secret: readonly F[],
): void => {
  if (!draft) return;
  const kept = Object.entries<string>(values).filter(([name]) => !secret.includes(name as F));
  tabStorage.set(KEY, JSON.stringify({ ...readAll(), [draft]: Object.fromEntries(kept) }));
};

export const clearDraft = (draft: string | undefined): void => {
  if (!draft) return;
  const { [draft]: _cleared, ...others } = readAll();
  tabStorage.set(KEY, JSON.stringify(others));
};

/** Clears all drafts of this tab, because another user may use the device next. */
export const clearDrafts = (): void => tabStorage.remove(KEY);
