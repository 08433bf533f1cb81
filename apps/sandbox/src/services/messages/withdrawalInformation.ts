import type { SiteRow } from '../sites/findSite';
import { linkTo, portalAddress } from '../sites/portalAddress';
import { escapeHtml } from './escapeHtml';
import type { Mail } from './MessageSender';
import { fill, messageLanguage, type MessageLanguage } from './say';
import { contactOf, sellerOf } from './seller';
import { ar } from './texts/withdrawal/ar';
import { cy } from './texts/withdrawal/cy';
import { de } from './texts/withdrawal/de';
import { en } from './texts/withdrawal/en';
import { es } from './texts/withdrawal/es';
import { fr } from './texts/withdrawal/fr';
import { pl } from './texts/withdrawal/pl';
import type { WithdrawalWords } from './texts/withdrawal/WithdrawalWords';

const languages: Readonly<Record<MessageLanguage, WithdrawalWords>> = {
  en,
  de,
  fr,
  es,
  pl,
  cy,
  ar,
};

type Section = NonNullable<Mail['appendices']>[number];

/**
 * The right to withdraw at a site, what a withdrawal brings, and the model form, in the language of the request or the
 * message; empty where users can't withdraw. Rule LAW-17.
 */
export const withdrawalInformation = (
  { locationId, details }: Pick<SiteRow, 'locationId' | 'details'>,
  publicUrl: string,
): Section[] => {
  const days = details.consumerRights?.withdrawalDays ?? null;
  if (days === null) return [];
  const { name, address } = sellerOf(details);
  const values = {
    days: `${days}`,
    seller: [name, ...address, ...contactOf(details)].join(', '),
    url: portalAddress(publicUrl, '/withdraw-from-contract', linkTo({ locationId })),
  };
  const words = languages[messageLanguage()];
  const section = (title: string, paragraphs: readonly string[]): Section => ({
    title,
    text: paragraphs.map((each) => fill(each, values)).join('\n\n'),
  });
  return [
    section(words.title, [words.rightTitle, ...words.right]),
    section(words.effectsTitle, words.effects),
    section(words.formTitle, words.form),
  ];
};

/** The same as HTML, for the portal; null where users can't withdraw. */
export const withdrawalHtml = (
  ...where: Parameters<typeof withdrawalInformation>
): string | null => {
  const sections = withdrawalInformation(...where).map(
    ({ title, text }) =>
      `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text).replaceAll('\n\n', '</p><p>')}</p>`,
  );
  return sections.join('\n') || null;
};
