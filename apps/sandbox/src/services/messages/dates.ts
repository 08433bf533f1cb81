import { messageLanguage, messageLocale } from './say';

/** In UTC, because the venue's time zone is not known, and with the digits of codes and amounts. */
const write = (at: number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, {
    ...options,
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(at);

/** `9 December 2026`, by default in the language of messages. */
export const dayText = (at: number, language = messageLanguage()): string =>
  write(at, messageLocale(language), {});

/** `9 December 2026 at 14:30`, in the language of messages; say that it is UTC. */
export const instantText = (at: number): string =>
  write(at, messageLocale(), { timeStyle: 'short' });
