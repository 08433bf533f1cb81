import { Card, Hero, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';

/** The dashboard in the making: the hero with its lines, then tiles. */
export const DashboardSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Hero bleed>
        <Stack gap={16}>
          <Skeleton tone="hero" width={40} />
          <Skeleton tone="hero" shape="title" width={60} />
        </Stack>
      </Hero>
      <Card>
        <Stack gap={12}>
          <Skeleton width={40} />
          <Skeleton shape="title" width={60} />
          <Skeleton width={80} />
        </Stack>
      </Card>
    </div>
  );
};
