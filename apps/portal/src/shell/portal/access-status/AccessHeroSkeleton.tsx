import { Hero, Skeleton, Stack, TimeGauge, VisuallyHidden } from '@foyer/ui-kit/core';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useTranslation } from '~/shared/i18n/useTranslation';

interface AccessHeroSkeletonProps {
  /** The page's `h1`; absent on a page with a title. */
  heading?: string;
}

/** The access status before it is known, as high as it will be. */
export const AccessHeroSkeleton = ({ heading }: AccessHeroSkeletonProps) => {
  const { t } = useTranslation('common');
  const card = heading === undefined;
  useArrivesTogether(false);
  return (
    <Hero
      bleed={!card}
      card={card}
      aside={<TimeGauge share={0} value="" unit="" label={t('loading')} />}
    >
      {!card && (
        <VisuallyHidden>
          <h1 tabIndex={-1}>{heading}</h1>
        </VisuallyHidden>
      )}
      <Stack gap={16} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton tone="hero" width={40} />
        <Skeleton tone="hero" width={60} />
        <Skeleton tone="hero" shape="title" width={80} />
      </Stack>
    </Hero>
  );
};
