import { moneyFromMajor, type Currency, type Money } from '@foyer/domain';

/** An amount of the wire, in major units, with the currency that stands beside it. */
export const readMoney = (amount: number, currency: Currency): Money =>
  moneyFromMajor(amount, currency) ?? { minor: 0, currency };
