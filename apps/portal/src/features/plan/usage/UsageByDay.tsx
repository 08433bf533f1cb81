import { lastDays, type DayOfUsage } from '@foyer/domain';
import { Stack, Text } from '@foyer/ui-kit/core';
import { BarChart, Disclosure, ResponsiveTable, type Column } from '@foyer/ui-kit/parts';
import { dayOf } from '~/product/dates/days';
import { now } from '~/session/storage/browserStores';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAmounts } from './useAmounts';

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

/** As many bars as fit on a phone. */
const MOST = 7;

const total = ({ downloadBytes, uploadBytes }: DayOfUsage): number => downloadBytes + uploadBytes;

/** The data of each day: a bar for each of the last, up to today, and a table with all. Rule USAGE-1. */
export const UsageByDay = ({ days }: { days: readonly DayOfUsage[] }) => {
  const { t } = useTranslation('plan');
  const amounts = useAmounts();
  const columns = useColumns();
  if (days.length === 0) return <Text tone="quiet">{t('usage.noDays')}</Text>;
  const last = lastDays(days, dayOf(now()), MOST);
  const [oldest] = last;
  const rows = [...days.filter(({ day }) => !oldest || day < oldest.day), ...last];
  // In gigabytes, a few megabytes would be a bar of 0.
  const isLittle = Math.max(...last.map(total)) < GIGABYTE;
  const title = t(isLittle ? 'usage.byDayInMegabytes' : 'usage.byDay');
  const unit = isLittle ? MEGABYTE : GIGABYTE;
  return (
    <Stack gap={12}>
      <Text strong>{title}</Text>
      <BarChart
        label={title}
        bars={last.map((day, place) => ({
          id: day.day,
          label: amounts.weekday(Date.parse(day.day)),
          value: total(day) / unit,
          text: amounts.number(total(day) / unit),
          kind: place === last.length - 1 ? 'now' : 'past',
        }))}
      />
      <Disclosure title={t('usage.table')}>
        <ResponsiveTable
          label={t('usage.table')}
          columns={columns}
          rows={rows.toReversed()}
          rowKey={({ day }) => day}
        />
      </Disclosure>
    </Stack>
  );
};

const useColumns = (): Column<DayOfUsage>[] => {
  const { t } = useTranslation('plan');
  const amounts = useAmounts();
  return [
    {
      id: 'day',
      header: t('usage.day'),
      cell: ({ day }) => amounts.day(Date.parse(day)),
      card: 'title',
    },
    {
      id: 'down',
      header: t('usage.received'),
      cell: ({ downloadBytes }) => amounts.data(downloadBytes),
      align: 'end',
      card: 'line',
    },
    {
      id: 'up',
      header: t('usage.sent'),
      cell: ({ uploadBytes }) => amounts.data(uploadBytes),
      align: 'end',
      card: 'line',
    },
  ];
};
