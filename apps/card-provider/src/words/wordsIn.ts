import type { Words } from './Words';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { pl } from './pl';

const languages: Readonly<Record<string, Words>> = { ar, de, en, es, fr, pl };

/** The words of a locale of the browser library, such as `de-AT`; English where there are none. */
export const wordsIn = (locale: string | undefined): Words =>
  languages[locale?.split('-')[0] ?? ''] ?? en;
