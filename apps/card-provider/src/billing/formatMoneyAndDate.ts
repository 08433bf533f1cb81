/** "£20.00": an amount in minor units as people read it. */
export const formatMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(minor / 100);

/** "20 January 2027" for epoch seconds, in UTC. */
export const formatDate = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
