/** A value of an answer that cannot be read: it takes its row with it, or reads as a neutral value. */
export type Unreadable = {
  /** Its path in the answer: `invoices.3.amount`. */
  readonly path: string;
  readonly value: unknown;
};

type Noted = Unreadable & { readonly rows: readonly unknown[] };

let notes: Noted[] = [];

/** Notes a value while an answer is read; the path begins at the list. */
export const noteUnreadable = (noted: Noted): void => void notes.push(noted);

/** Reads an answer, and tells which rows of it could not be read. */
export const collectUnreadable = <T>(
  body: unknown,
  read: () => T,
): { readonly result: T; readonly unreadable: readonly Unreadable[] } => {
  notes = [];
  const result = read();
  const unreadable = notes.map(({ rows, path, value }) => ({
    path: [...(pathTo(rows, body) ?? []), path].join('.'),
    value,
  }));
  return { result, unreadable };
};

let unknownWords: unknown[] = [];

/** Notes a word that an enumeration does not have. */
export const noteUnknown = (word: unknown): void => void unknownWords.push(word);

/** Reads an answer, and tells which words of it are not known. */
export const collectUnknown = <T>(
  body: unknown,
  read: () => T,
): { readonly result: T; readonly unknown: readonly Unreadable[] } => {
  unknownWords = [];
  const result = read();
  const unknown = [...new Set(unknownWords)].map((value) => ({
    path: pathTo(value, body)?.join('.') ?? '',
    value,
  }));
  return { result, unknown };
};

const pathTo = (wanted: unknown, within: unknown): string[] | null => {
  if (within === wanted) return [];
  if (typeof within !== 'object' || within === null) return null;
  for (const [name, value] of Object.entries(within)) {
    const path = pathTo(wanted, value);
    if (path) return [name, ...path];
  }
  return null;
};
