import type { OptIn, SiteUser } from '../account/account';

/** One thing or channel that a person may agree to. */
export type MarketingPreference = {
  /** The key under which answers are kept. */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
};

/** A person's answers, by preference id; a missing one counts as never answered. */
export type MarketingAnswers = Readonly<Record<string, OptIn>>;

/** `'1'` is yes, `'0'` is no, anything else was never answered. Specification, section 3. */
export const parseOptIn = (flag: unknown): OptIn => {
  if (flag === '1') return true;
  return flag === '0' ? false : null;
};

/** The same map with its flags read. */
export const parseOptIns = (flags: Readonly<Record<string, unknown>>): Record<string, OptIn> =>
  Object.fromEntries(Object.entries(flags).map(([channel, flag]) => [channel, parseOptIn(flag)]));

/** An answer as the wire wants it. */
export const optInFlag = (answer: boolean): '1' | '0' => (answer ? '1' : '0');

type Asked = Pick<SiteUser, 'marketingOptIn' | 'detailedMarketingOptIn'>;

/** Nothing was ever answered, in whole or by channel. */
export const neverAnswered = (user: Asked): boolean =>
  user.marketingOptIn === null &&
  Object.values(user.detailedMarketingOptIn).every((answer) => answer === null);

/** The marketing pop-up asks once after log-in, where public config wants it and nothing was answered. */
export const showsMarketingPopUp = (user: Asked, marketingPopUp: boolean): boolean =>
  marketingPopUp && neverAnswered(user);
