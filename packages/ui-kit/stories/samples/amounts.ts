/** An amount in pounds, in parts, as `Price` takes it. */
export const pounds = (amount: number): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).formatToParts(amount);
