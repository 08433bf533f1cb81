import type { IconShape } from '@foyer/ui-kit/core';
import { helpIcon, mailIcon, phoneIcon, speedIcon, ticketIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { useGetFeedbackInfoQuery } from '~/session/api/portal.api';
import { useKeyCardPath, useSpeedTestPath } from '~/shell/portal/portalViews';

/** A row below the menu: the key card, help, feedback or the speed test. Without an address it is words only. */
export interface SecondaryLink {
  id: 'keyCard' | 'speedTest' | 'feedback' | 'help' | 'phone' | 'email';
  name: string;
  icon: IconShape;
  /** A path inside the portal. */
  to?: string;
  /** Any other address. */
  href?: string;
}

/**
 * The operator's help: its page or its words, its phone number and its email address, each where the
 * site gives it. Rule SITE-8.
 */
const useSupport = (): SecondaryLink[] => {
  const { t } = useTranslation('portal');
  const support = useAppSelector(({ site }) => site.info?.support ?? null);
  if (!support) return [];
  const { link, text, phone, email } = support;
  const links: SecondaryLink[] = [];
  if (link || text)
    links.push({
      id: 'help',
      name: text ?? t('help'),
      icon: helpIcon,
      ...(link && { href: link }),
    });
  if (phone)
    links.push({
      id: 'phone',
      name: t('common:helpPhone', { phone }),
      icon: phoneIcon,
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
    });
  if (email) links.push({ id: 'email', name: email, icon: mailIcon, href: `mailto:${email}` });
  return links;
};

/** The first way to get help, for the bar: the help page, else the phone, else an email. */
export const useSupportLink = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const text = useAppSelector(({ site }) => site.info?.support.text ?? null);
  const first = useSupport().find(({ href }) => href);
  return first ? { ...first, name: text ?? t('help'), icon: helpIcon } : null;
};

const useFeedback = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const shown = useAppSelector(({ site }) => site.info?.showFeedback ?? false);
  const { data } = useGetFeedbackInfoQuery(undefined, { skip: !shown });
  const href = data?.url;
  if (!shown || !href) return null;
  return { id: 'feedback', name: data?.text ?? t('feedback'), icon: mailIcon, href };
};

/** The key card, which the phone's bar has too. */
export const useKeyCardLink = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const to = useKeyCardPath();
  return to ? { id: 'keyCard', name: t('keyCard'), icon: ticketIcon, to } : null;
};

const useSpeedTest = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const to = useSpeedTestPath();
  return to ? { id: 'speedTest', name: t('speedTest'), icon: speedIcon, to } : null;
};

/** The links below the menu, in their order. */
export const useSecondaryLinks = (): SecondaryLink[] =>
  [useKeyCardLink(), useSpeedTest(), useFeedback(), ...useSupport()].filter(
    (link) => link !== null,
  );
