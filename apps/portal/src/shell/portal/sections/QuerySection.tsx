import { Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { RetryCard } from './RetryCard';
import { useArrivesTogether } from './Together';
import { useIsOffline } from './useIsOffline';

interface QuerySectionProps<T> {
  query: { data?: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** For example "Your devices did not load". */
  failed: string;
  /** A card of lines by default. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A section that loads data: skeleton, error with retry, and a message while the device is offline. It
 * loads again once the device is online.
 */
export const QuerySection = <T,>({ query, failed, skeleton, children }: QuerySectionProps<T>) => {
  const { t } = useTranslation('portal');
  const isOffline = useIsOffline();
  const { data, isError, isFetching, refetch } = query;
  const hasFailed = isError && data === undefined;
  useArrivesTogether(data !== undefined || hasFailed);
  useEffect(() => {
    if (hasFailed && !isOffline) return undefined;
    const retry = () => void (hasFailed && refetch());
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, isOffline, refetch]);
  if (data !== undefined) return children(data);
  if (!hasFailed) return skeleton ?? <LinesSkeleton />;
  return (
    <RetryCard
      title={failed}
      text={t('section.failedText')}
      isOffline={isOffline}
      isTrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
};

/** The skeleton of a card. */
export const LinesSkeleton = ({ rows = 3 }: { rows?: number }) => {
  const { t } = useTranslation('common');
  return (
    <Card>
      <Stack gap={16} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton shape="title" width={40} />
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} width={row % 2 ? 60 : 80} />
        ))}
      </Stack>
    </Card>
  );
};
