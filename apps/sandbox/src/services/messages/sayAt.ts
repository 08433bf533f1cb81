import type { SiteRow } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';
import { messageLanguage, say } from './say';

/** A sentence of a message with the venue's own word for a plan, which is English. Rule SITE-5. */
export const sayAt = (site: SiteRow | null, ...given: Parameters<typeof say>): string =>
  messageLanguage() === 'en' ? inWordsOf(site, say(...given)) : say(...given);
