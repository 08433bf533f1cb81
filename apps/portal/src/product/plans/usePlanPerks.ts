import type { Plan } from '@foyer/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '~/session/store/hooks';

/** A plan's perks: the operator's lines, what a light tier is good for, and the minimum term. */
export const usePlanPerks = () => {
  const { t } = useTranslation('common');
  const hasLightTier = useAppSelector(({ site }) => site.info?.messagingAndBrowsing ?? false);
  const goodFor = (uses: readonly string[]): string[] => {
    const named = uses.map((use) => t(`plans.uses.${use}`, { defaultValue: use }));
    return hasLightTier && named.length > 0
      ? [t('plans.goodFor', { uses: named.join(t('comma')) })]
      : [];
  };
  return ({ perks, goodFor: uses, contractMonths }: Plan): string[] => [
    ...perks,
    ...goodFor(uses),
    ...(contractMonths ? [t('plans.contract', { count: contractMonths })] : []),
  ];
};
