import type { SiteRow } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';
import { fill, messageLanguage, sentence, type say } from './say';

/**
 * A sentence of a message with the venue's own word for a plan, which is English. The name of a plan or a venue stays
 * as it is. Rule SITE-5.
 */
export const sayAt = (
  site: SiteRow | null,
  key: Parameters<typeof say>[0],
  values: Readonly<Record<string, string>> = {},
): string => {
  const text = sentence(key);
  return fill(messageLanguage() === 'en' ? inWordsOf(site, text) : text, values);
};
