import { Hero, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The skeleton of a page's hero. */
export const HeroSkeleton = ({ lines = 1 }: { lines?: number }) => {
  const { t } = useTranslation('common');
  return (
    <Hero>
      <Stack gap={16} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton tone="hero" width={40} />
        <Skeleton tone="hero" shape="title" width={60} />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} tone="hero" width={80} />
        ))}
      </Stack>
    </Hero>
  );
};
