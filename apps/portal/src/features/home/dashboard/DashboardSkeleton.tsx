import { Grid, GridItem, Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The skeleton of the tiles. */
export const DashboardTilesSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Grid>
        <GridItem>
          <Bones />
        </GridItem>
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
