/** What the doctor has seen. */
export interface Finding {
  level: 'good' | 'advice' | 'wrong';
  /** What was looked at, such as "compression". */
  what: string;
  /** What was seen, in a sentence. */
  seen: string;
  /** What to do about it; empty where it is good. */
  remedy: string;
}

export const good = (what: string, seen: string): Finding => ({
  level: 'good',
  what,
  seen,
  remedy: '',
});
export const advice = (what: string, seen: string, remedy: string): Finding => ({
  level: 'advice',
  what,
  seen,
  remedy,
});
export const wrong = (what: string, seen: string, remedy: string): Finding => ({
  level: 'wrong',
  what,
  seen,
  remedy,
});
