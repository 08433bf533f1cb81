import { messageLanguage } from './say';
import type { SiteDetails, TermsText } from '../sites/siteDetails';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
};

/** The terms of a venue in the language of the request or the message. Rule API-16. */
export const termsWords = (terms: SiteDetails['terms']): TermsText =>
  terms.translations?.[messageLanguage()] ?? terms;

/** These terms as paragraphs of text, for mails. A link keeps its address. */
export const plainTerms = (terms: SiteDetails['terms']): string => {
  const { text, html } = termsWords(terms);
  const plain = html
    .replaceAll(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replaceAll(/<\/(p|h\d|li|div|ul|ol|table|tr)>|<br\s*\/?>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n\n')
    .trim();
  return plain || text;
};
