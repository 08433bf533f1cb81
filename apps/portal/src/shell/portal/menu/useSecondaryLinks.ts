import type { IconShape } from '@foyer/ui-kit/core';
import { helpIcon, mailIcon, speedIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '~/session/store/hooks';
import { useGetFeedbackInfoQuery } from '~/session/api/portal.api';
import { useSpeedTestPath } from '~/shell/portal/portalViews';

/** A link below the menu: help, feedback or the speed test. */
export interface SecondaryLink {
  id: 'speedTest' | 'feedback' | 'help';
  name: string;
  icon: IconShape;
  /** A path inside the portal. */
  to?: string;
  /** Any other address. */
  href?: string;
}

/** The operator's help page, else a phone number, else an email address. */
export const useSupportLink = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const support = useAppSelector(({ site }) => site.info?.support ?? null);
  if (!support) return null;
  const phone = support.phone && `tel:${support.phone.replace(/[^\d+]/g, '')}`;
  const mail = support.email && `mailto:${support.email}`;
  const href = support.link ?? phone ?? mail;
  return href ? { id: 'help', name: support.text ?? t('help'), icon: helpIcon, href } : null;
};

const useFeedback = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const shown = useAppSelector(({ site }) => site.info?.showFeedback ?? false);
  const { data } = useGetFeedbackInfoQuery(undefined, { skip: !shown });
  const href = data?.url;
  if (!shown || !href) return null;
  return { id: 'feedback', name: data?.text ?? t('feedback'), icon: mailIcon, href };
};

const useSpeedTest = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const to = useSpeedTestPath();
  return to ? { id: 'speedTest', name: t('speedTest'), icon: speedIcon, to } : null;
};

/** The links below the menu, in their order. */
export const useSecondaryLinks = (): SecondaryLink[] =>
  [useSpeedTest(), useFeedback(), useSupportLink()].filter((link) => link !== null);
