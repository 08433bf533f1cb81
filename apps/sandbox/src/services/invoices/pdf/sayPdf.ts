import type { PlanRow } from '../../plans/findPlan';
import { planWords } from '../../messages/planWords';
import { fill, inLanguage, messageLanguage } from '../../messages/say';
import { pdfTexts } from './pdfTexts';

type PdfLanguage = keyof typeof pdfTexts;
type PdfKey = keyof (typeof pdfTexts)['en'];

const isPdfLanguage = (language: string): language is PdfLanguage =>
  Object.hasOwn(pdfTexts, language);

/** The language of a PDF: that of the request, where its letters can be printed. */
export const pdfLanguage = (): PdfLanguage => {
  const language = messageLanguage();
  return isPdfLanguage(language) ? language : 'en';
};

/** A sentence of a PDF. */
export const sayPdf = (key: PdfKey, values: Readonly<Record<string, string>> = {}): string =>
  fill(pdfTexts[pdfLanguage()][key], values);

/** The English sentences that invoices are stored with, by how they name a plan. */
const stored: readonly { pattern: RegExp; key: PdfKey }[] = [
  { pattern: /^Unused time on (?<plan>.+)$/, key: 'unused' },
  { pattern: /^Early end of contract, (?<plan>.+)$/, key: 'early' },
  { pattern: /^(?<code>[A-Z0-9]+)$/, key: 'coupon' },
  { pattern: /^Credit$/, key: 'credit' },
  { pattern: /^Kept as credit$/, key: 'kept' },
  { pattern: /^Pause of your .+$/, key: 'pause' },
];

/**
 * A line of an invoice in the PDF's language. A line that is none of ours stays as it is.
 * @param plans the site's plans, whose titles lines are stored with
 */
export const sayLine = (text: string, plans: readonly PlanRow[]): string => {
  const titleOf = (title: string): string => {
    const plan = plans.find(({ details }) => details.title === title);
    return plan ? inLanguage(pdfLanguage(), () => planWords(plan.details).title) : title;
  };
  // English keeps the site's own word for a plan, which the line has already.
  if (pdfLanguage() === 'en' && !/^[A-Z0-9]+$/.test(text)) return text;
  for (const { pattern, key } of stored) {
    const { groups } = pattern.exec(text) ?? {};
    if (pattern.test(text))
      return sayPdf(key, { plan: titleOf(groups?.['plan'] ?? ''), code: groups?.['code'] ?? '' });
  }
  return titleOf(text);
};
