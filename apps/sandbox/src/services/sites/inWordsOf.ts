import type { SiteRow } from './findSite';

const PLAN = /\b(p)lan(s?)\b/gi;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A text with the venue's own word for a plan. Rule SITE-5. */
export const inWordsOf = (site: SiteRow | null, text: string): string => {
  const alias = site?.details.aliases['plan'];
  if (!alias) return text;
  return text.replace(PLAN, (_, first: string, plural: string) => {
    const word = plural ? alias.many : alias.one;
    return first === 'P' ? capital(word) : word;
  });
};
