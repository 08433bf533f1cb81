import { Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** As many as fill a phone, so that the footer does not show first and leave again. */
const ROWS = [1, 2, 3, 4, 5];

/** The skeleton of the plans: rows in the shape of the cards. */
export const PlansSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Stack aria-busy="true" role="status" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <Card key={row}>
          <Stack gap={12}>
            <Skeleton shape="title" width={40} />
            <Skeleton width={80} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};
