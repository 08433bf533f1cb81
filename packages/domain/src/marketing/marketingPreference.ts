import type { OptIn } from '../account/account';

/** One thing or channel that a person may agree to. */
export type MarketingPreference = {
  /** The key under which answers are kept. */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
};

/** A person's answers, by preference id; a missing one counts as never answered. */
export type MarketingAnswers = Readonly<Record<string, OptIn>>;
