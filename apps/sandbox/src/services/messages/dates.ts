import { messageLanguage, messageLocale, messageZone } from './say';

/** With the digits of codes and amounts. */
const write = (at: number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, dateStyle: 'long' }).format(at);

/** `9 December 2026`, the day of an instant at the site, in the language of messages. */
export const dayText = (at: number): string =>
  write(at, messageLocale(), { timeZone: messageZone() });

/** `9 December 2026` for a day that is kept as an instant of that day in UTC, by default in the language of messages. */
export const calendarDayText = (at: number, language = messageLanguage()): string =>
  write(at, messageLocale(language), { timeZone: 'UTC' });

/** `9 December 2026 at 14:30`, where the place says which zone. */
export const clockText = (at: number): string =>
  write(at, messageLocale(), { timeStyle: 'short', timeZone: messageZone() });

/** `Greenwich Mean Time` */
const zoneName = (at: number): string =>
  new Intl.DateTimeFormat(messageLocale(), { timeZone: messageZone(), timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? messageZone();

/** `9 December 2026 at 14:30 (Greenwich Mean Time)`, in the language of messages. */
export const instantText = (at: number): string => `${clockText(at)} (${zoneName(at)})`;

/** Both ends of a time in one sentence, which names their zone once. */
export const spanTexts = (from: number, to: number): { from: string; to: string } => ({
  from: zoneName(from) === zoneName(to) ? clockText(from) : instantText(from),
  to: instantText(to),
});
