import type { SpeedTestResult } from '@foyer/domain';
import { Card, CardHeader, Stack } from '@foyer/ui-kit/core';
import { BarChart, ResponsiveTable, type Column } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useSpeedNumber } from './useSpeedNumber';

/** The runs of this visit: a bar for each, with every number beside it. */
export const SpeedHistory = ({ results }: { results: readonly SpeedTestResult[] }) => {
  const { t } = useTranslation('speed-test');
  const date = useDate();
  const columns = useColumns();
  const number = useSpeedNumber();
  const last = results.length - 1;
  return (
    <Card as="section">
      <CardHeader title={t('history.title')} />
      <Stack gap={20}>
        {results.length > 1 && (
          <BarChart
            label={t('history.chart')}
            bars={results.map(({ at, downloadMbps }, place) => ({
              id: String(at),
              label: date.time(at),
              value: downloadMbps,
              text: number(downloadMbps),
              kind: place === last ? 'now' : 'past',
            }))}
          />
        )}
        <ResponsiveTable
          label={t('history.title')}
          columns={columns}
          rows={results.toReversed()}
          rowKey={({ at }) => String(at)}
        />
      </Stack>
    </Card>
  );
};

const useColumns = (): Column<SpeedTestResult>[] => {
  const { t } = useTranslation('speed-test');
  const date = useDate();
  const number = useSpeedNumber();
  const mbps = (value: number): string => `${number(value)} ${t('common:mbps')}`;
  const ms = (value: number): string => `${number(value)} ${t('ms')}`;
  return [
    { id: 'at', header: t('history.time'), cell: ({ at }) => date.time(at), card: 'title' },
    {
      id: 'down',
      header: t('download'),
      cell: ({ downloadMbps }) => mbps(downloadMbps),
      align: 'end',
      card: 'line',
    },
    {
      id: 'up',
      header: t('upload'),
      cell: ({ uploadMbps }) => mbps(uploadMbps),
      align: 'end',
      card: 'line',
    },
    {
      id: 'latency',
      header: t('latency'),
      cell: ({ latencyMs }) => ms(latencyMs),
      align: 'end',
      card: 'line',
    },
    {
      id: 'jitter',
      header: t('history.jitter'),
      cell: ({ jitterMs }) => ms(jitterMs),
      align: 'end',
      card: 'line',
    },
  ];
};
