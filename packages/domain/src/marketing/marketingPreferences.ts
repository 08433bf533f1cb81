import type { OptIn, SiteUser } from '../account/account';

/** A marketing topic or channel that a user can agree to. */
export type MarketingPreference = {
  /** The key of the user's answer. */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
};

/** Answers by preference id. A missing id was never answered. */
export type MarketingAnswers = Readonly<Record<string, OptIn>>;

/** `'1'` is yes, `'0'` is no, anything else was never answered. Rule PREF-1. */
export const parseOptIn = (flag: unknown): OptIn => {
  if (flag === '1') return true;
  return flag === '0' ? false : null;
};

export const parseOptIns = (flags: Readonly<Record<string, unknown>>): Record<string, OptIn> =>
  Object.fromEntries(Object.entries(flags).map(([channel, flag]) => [channel, parseOptIn(flag)]));

/** The inverse of `parseOptIn`. */
export const optInFlag = (answer: boolean): '1' | '0' => (answer ? '1' : '0');

type Asked = Pick<SiteUser, 'marketingOptIn' | 'detailedMarketingOptIn'>;

/** Neither the whole nor any channel was answered. */
export const neverAnswered = (user: Asked): boolean =>
  user.marketingOptIn === null &&
  Object.values(user.detailedMarketingOptIn).every((answer) => answer === null);

/** The pop-up shows once after log-in. Rule PREF-3. */
export const showsMarketingPopUp = (user: Asked, marketingPopUp: boolean): boolean =>
  marketingPopUp && neverAnswered(user);
