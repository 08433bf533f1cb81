import { Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';

/** A form in the making. */
export const FormSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Card role="status" aria-busy="true" aria-label={t('loading')}>
      <Stack gap={20}>
        <Skeleton width={20} />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
};
