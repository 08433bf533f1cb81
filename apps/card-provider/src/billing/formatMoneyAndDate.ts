/** "£20.00": an amount in minor units as people read it. */
export const formatMoney = (minor: number, currency: string, locale = 'en-GB'): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(minor / 100);

/** "20 January 2027" for epoch seconds, in UTC. */
export const formatDate = (seconds: number, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
