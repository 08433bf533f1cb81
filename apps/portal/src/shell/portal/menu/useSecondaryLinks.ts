import type { IconShape } from '@foyer/ui-kit/core';
import { mailIcon, speedIcon, ticketIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useIsIdle } from '~/shared/loading/firstScreen';
import { useAppSelector } from '~/session/store/hooks';
import { useGetFeedbackInfoQuery } from '~/session/api/portal.api';
import { useKeyCardPath, useSpeedTestPath } from '~/shell/portal/portalViews';

/** A row below the menu: the key card, feedback or the speed test. */
export interface SecondaryLink {
  id: 'keyCard' | 'speedTest' | 'feedback';
  name: string;
  icon: IconShape;
  /** A path inside the portal. */
  to?: string;
  /** Any other address. */
  href?: string;
}

const useFeedback = (): SecondaryLink | null => {
  const { t } = useTranslation('portal');
  const shown = useAppSelector(({ site }) => site.info?.showFeedback ?? false);
  const isIdle = useIsIdle();
  const { data } = useGetFeedbackInfoQuery(undefined, { skip: !shown || !isIdle });
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
  [useKeyCardLink(), useSpeedTest(), useFeedback()].filter((link) => link !== null);
