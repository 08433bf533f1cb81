import { AsyncLocalStorage } from 'node:async_hooks';
import { americanSpelling } from '@foyer/domain';
import type { SiteRow } from '../sites/findSite';
import { timeZoneAt } from '../sites/timeZoneAt';
import { ar } from './texts/ar';
import { cy } from './texts/cy';
import { de } from './texts/de';
import { en, type MessageKey, type MessageTexts } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { pl } from './texts/pl';

const languages = { en, de, fr, es, pl, cy, ar } satisfies Record<string, MessageTexts>;

/** A language that messages and invoices are written in. */
export type MessageLanguage = keyof typeof languages;

const isOurs = (language: string): language is MessageLanguage =>
  Object.hasOwn(languages, language);

const current = new AsyncLocalStorage<string | null>();

/** The first language of an `Accept-Language` that messages are written in; null for none. */
export const acceptedLanguage = (header: string | undefined): MessageLanguage | null =>
  (header ?? '')
    .split(',')
    .map((range) => range.split(';')[0]?.trim().split('-')[0]?.toLowerCase() ?? '')
    .find(isOurs) ?? null;

/** Runs a request whose messages are in the language that it asks for. Rule API-16. */
export const inLanguage = <T>(header: string | undefined, run: () => T): T =>
  current.run(acceptedLanguage(header), run);

/** The language that the request asks for; null if it asks for none that we have, and in jobs. */
export const requestedLanguage = (): string | null => current.getStore() ?? null;

const place = new AsyncLocalStorage<SiteRow | null>();

/**
 * Runs what writes to a user: in the language of the request, else in that of the account, and in the
 * English and the time of the site. Rules API-16 and SITE-18.
 */
export const speakingTo = <T>(
  { language }: { language: string | null },
  site: SiteRow | null,
  run: () => T,
): T => place.run(site, () => current.run(requestedLanguage() ?? language, run));

/** The language of messages; English where neither a request nor an account names one. */
export const messageLanguage = (): MessageLanguage => {
  const language = requestedLanguage() ?? 'en';
  return isOurs(language) ? language : 'en';
};

/** The locale of dates and amounts in messages. */
export const messageLocale = (language = messageLanguage()): string => {
  if (language !== 'en') return `${language}-u-nu-latn`;
  return place.getStore()?.details.country === 'US' ? 'en-US' : 'en-GB';
};

/** The time zone of times in messages. */
export const messageZone = (): string => timeZoneAt(place.getStore() ?? null);

/** Which way the language of messages is read. */
export const messageDirection = (): 'ltr' | 'rtl' => (messageLanguage() === 'ar' ? 'rtl' : 'ltr');

/** Fills the `{values}` of a sentence in. One that is missing stays, so that tests find it. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A sentence of a message with its `{values}` still open, in the language of the request that sends it. */
export const sentence = (key: MessageKey): string => {
  const text = languages[messageLanguage()][key];
  return messageLocale() === 'en-US' ? americanSpelling(text) : text;
};

/** A sentence of a message, in the language of the request that sends it. */
export const say = (key: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
  fill(sentence(key), values);

/** What makes a link, also as other scripts write it: in a host's name `。` is a dot. */
const mark = String.raw`[/@\\⁄∕／＠＼\p{Cc}]`;
const colon = '[:：]';
const letter = String.raw`\p{Cf}*[\p{L}\p{M}]`;
const dot = `[.․。．｡](?=${letter}${letter})`;

/**
 * Whether mail programs would make a link of a name, or break a line in it. Anybody can register with
 * another person's address and have the confirmation carry a message of their own.
 */
const isMessage = (name: string): boolean => new RegExp(`${mark}|${colon}|${dot}`, 'u').test(name);

/** A text that somebody typed as a name; null if it could be a message to the recipient. Rule API-18. */
export const typedName = (name: string): string | null =>
  name === '' || isMessage(name) ? null : name;

/** A text that somebody typed, without what mail programs would make a link of or break a line at. Rule API-18. */
export const typedText = (text: string): string =>
  text.replaceAll(new RegExp(`(?:${colon}(?=\\S)|${mark}|${dot})+`, 'gu'), ' ');

/** `Hello Maya,` */
export const greeting = ({ firstName }: { firstName: string }): string => {
  const name = typedName(firstName);
  return name === null ? say('helloThere') : say('hello', { name });
};
