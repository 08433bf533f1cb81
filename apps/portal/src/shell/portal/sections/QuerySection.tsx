import { Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryCard } from './RetryCard';
import { useIsOffline } from './useIsOffline';

interface QuerySectionProps<T> {
  query: { data?: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What did not work: "Your devices did not load". */
  failed: string;
  /** In the shape of what is coming; a card of lines unless given. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A section that waits for an answer: its skeleton, its own failure with a way to try again, and what
 * it says while the device is offline, after which it loads by itself.
 */
export const QuerySection = <T,>({ query, failed, skeleton, children }: QuerySectionProps<T>) => {
  const { t } = useTranslation('portal');
  const isOffline = useIsOffline();
  const { data, isError, isFetching, refetch } = query;
  const isLost = isError && data === undefined;
  useEffect(() => {
    if (isLost && !isOffline) return undefined;
    const retry = () => void (isLost && refetch());
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isLost, isOffline, refetch]);
  if (data !== undefined) return children(data);
  if (!isLost) return skeleton ?? <LinesSkeleton />;
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

/** A card in the making. */
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
