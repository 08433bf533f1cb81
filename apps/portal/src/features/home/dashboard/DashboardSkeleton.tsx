import { Grid, GridItem, Card, Hero, Skeleton, Stack, VisuallyHidden } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The skeleton of the hero. The page already has its heading. */
export const DashboardHeroSkeleton = () => {
  const { t } = useTranslation('home');
  return (
    <Hero bleed>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('dashboard.title')}</h1>
      </VisuallyHidden>
      <Stack gap={16}>
        <Skeleton tone="hero" width={40} />
        <Skeleton tone="hero" width={60} />
        <Skeleton tone="hero" shape="title" width={80} />
      </Stack>
    </Hero>
  );
};

/** The skeleton of the tiles. */
export const DashboardTilesSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Grid>
        <GridItem>
          <Bones />
        </GridItem>
        <GridItem half>
          <Bones />
        </GridItem>
        <GridItem half>
          <Bones />
        </GridItem>
      </Grid>
    </div>
  );
};

const Bones = () => (
  <Card pad="tile">
    <Stack gap={12}>
      <Skeleton width={60} />
      <Skeleton shape="title" width={80} />
      <Skeleton width={40} />
    </Stack>
  </Card>
);
