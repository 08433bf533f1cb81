import { Hero, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinesSkeleton } from '~/shell/portal/sections/QuerySection';

/** The skeleton of a plan page: the hero with its lines, then a card. */
export const PlanSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Stack gap={16} role="status" aria-busy="true" aria-label={t('loading')}>
      <Hero>
        <Stack gap={16}>
          <Skeleton tone="hero" width={40} />
          <Skeleton tone="hero" shape="title" width={60} />
          <Skeleton tone="hero" shape="button" />
        </Stack>
      </Hero>
      <LinesSkeleton />
    </Stack>
  );
};
