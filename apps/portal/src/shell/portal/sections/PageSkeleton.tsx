import { Card, Grid, GridItem, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The skeleton of a page of cards, larger than any screen: what replaces it moves nothing. */
export const PageSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Grid>
        <GridItem desk={2}>
          <Bones rows={4} />
        </GridItem>
        <GridItem>
          <Bones rows={4} />
        </GridItem>
        <GridItem desk={3}>
          <Bones rows={6} />
        </GridItem>
      </Grid>
    </div>
  );
};

const Bones = ({ rows }: { rows: number }) => (
  <Card>
    <Stack gap={20}>
      <Skeleton shape="title" width={40} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={row % 2 ? 60 : 80} />
      ))}
    </Stack>
  </Card>
);
