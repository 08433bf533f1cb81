import type { Plan } from '@foyer/domain';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Warns that a change to this plan takes the user’s personal network away; null where it takes none. Rule NET-13. */
export const useLostNetwork = (
  plan: Pick<Plan, 'title' | 'hasOwnNetwork'> | undefined,
): { title: string; text: string } | null => {
  const { t } = useTranslation('plan');
  const site = useAppSelector(({ site: { info } }) => info?.name ?? '');
  const hasOwnNetwork = useHasOwnNetwork();
  if (!plan || plan.hasOwnNetwork || !hasOwnNetwork) return null;
  const names = { plan: plan.title, site };
  return { title: t('check.network.title', names), text: t('check.network.text', names) };
};
