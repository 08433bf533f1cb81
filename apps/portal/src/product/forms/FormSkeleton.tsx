import { Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The skeleton of a form whose fields are loading. */
export const FormSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Card aria-busy="true" aria-label={t('loading')} role="status">
      <Stack gap={20}>
        {[1, 2, 3, 4].map((line) => (
          <Stack gap={8} key={line}>
            <Skeleton width={20} />
            <Skeleton shape="button" />
          </Stack>
        ))}
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
};
