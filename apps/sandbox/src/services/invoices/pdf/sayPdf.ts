import type { PlanRow } from '../../plans/findPlan';
import { periodText } from '../../messages/amounts';
import { planWords } from '../../messages/planWords';
import { fill, inLanguage, messageLanguage } from '../../messages/say';
import type { PdfTexts } from './englishPdfTexts';
import { pdfTexts } from './pdfTexts';

type PdfKey = keyof PdfTexts;

/** Keeps a value together and in its own direction: a phone number in an Arabic sentence. */
const isolated = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]));

/** A sentence of a PDF, in the language of the request. */
export const sayPdf = (key: PdfKey, values: Readonly<Record<string, string>> = {}): string =>
  fill(pdfTexts[messageLanguage()][key], isolated(values));

/** The English sentences that invoices are and were stored with, by how they name a plan. */
const stored: readonly { pattern: RegExp; key: PdfKey }[] = [
  { pattern: /^Unused time on (?<plan>.+)$/, key: 'unused' },
  { pattern: /^(?:Fee for leaving early|Early end of contract), (?<plan>.+)$/, key: 'early' },
  { pattern: /^Change to (?<plan>.+)$/, key: 'change' },
  { pattern: /^(?<code>[A-Z0-9]+)$/, key: 'coupon' },
  { pattern: /^Credit$/, key: 'credit' },
  { pattern: /^(?:Stays|Kept) as credit$/, key: 'kept' },
  { pattern: /^(?:Pause of your .+|\S.* pause)$/, key: 'pause' },
  { pattern: /^(?<days>\d+) days? added free by support$/, key: 'given' },
];

/**
 * A line of an invoice in the PDF's language. A line that is none of ours stays as it is.
 * @param plans the site's plans, whose titles lines are stored with
 */
export const sayLine = (text: string, plans: readonly PlanRow[]): string => {
  const planOf = (title: string) => plans.find(({ details }) => details.title === title);
  const titleOf = (title: string): string => {
    const plan = planOf(title);
    return plan ? inLanguage(messageLanguage(), () => planWords(plan.details).title) : title;
  };
  // A plan may have a title of capitals, as a coupon's code has.
  const isCode = /^[A-Z0-9]+$/.test(text) && !planOf(text);
  // English keeps the site's own word for a plan, which the line has already.
  if (messageLanguage() === 'en' && !isCode) return text;
  if (planOf(text)) return titleOf(text);
  for (const { pattern, key } of stored) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { plan, code, days } = found.groups ?? {};
    return sayPdf(key, {
      ...(plan && { plan: titleOf(plan) }),
      ...(code && { code }),
      ...(days && { period: periodText({ amount: Number(days), magnitude: 'day' }) }),
    });
  }
  return titleOf(text);
};

const monthsOf = (language: string): string[] => {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index)));
};

/** The title of an invoice in the language of the request: `Trois appareils, novembre`. */
export const sayTitle = (title: string, plans: readonly PlanRow[]): string => {
  const [, plan = '', month = ''] = /^(.+), (\p{L}+)$/u.exec(title) ?? [];
  const said = monthsOf(messageLanguage())[monthsOf('en').indexOf(month)];
  if (said === undefined) return sayLine(title, plans);
  return `${sayLine(plan, plans)}${messageLanguage() === 'ar' ? '،' : ','} ${said}`;
};
