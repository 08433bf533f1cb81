/** Something that whoever runs the portal should know; never who the visitor is. */
export interface JournalEntry {
  message: string;
  context: Record<string, unknown>;
}

type Reader = (entry: JournalEntry) => void;

/** More than this is not kept while nobody reads. */
const MOST = 50;

let kept: JournalEntry[] = [];
let reader: Reader | null = null;
const told = new Set<string>();

/**
 * What the portal has to tell its operator. Entries wait until browser logging has arrived, which it
 * does only where it is configured; without it they are forgotten with the page.
 */
export const journal = {
  note: (entry: JournalEntry): void => {
    if (reader) reader(entry);
    else if (kept.length < MOST) kept.push(entry);
  },
  /** The same thing is told once in a page load. */
  noteOnce: (key: string, entry: JournalEntry): void => {
    if (told.has(key)) return;
    told.add(key);
    journal.note(entry);
  },
  /** Hands over what was kept, and whatever comes from now on. */
  readBy: (next: Reader | null): void => {
    reader = next;
    if (!next) return;
    const waiting = kept;
    kept = [];
    for (const entry of waiting) next(entry);
  },
};
