import { Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/**
 * The skeleton of a form whose fields are loading.
 *
 * @param fields about as many as the form has, so that nothing below it shows and leaves again
 */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => {
  const { t } = useTranslation('common');
  return (
    <Card aria-busy="true" aria-label={t('loading')} role="status">
      <Stack gap={20}>
        {Array.from({ length: fields }, (_, line) => (
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
