import type { CreditNote } from '@foyer/domain';
import { Card, CardHeader } from '@foyer/ui-kit/core';
import { ResponsiveTable, type Column } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useList } from '~/shared/i18n/useList';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useGetCreditNotesQuery } from '../billing.api';
import { useGetBillingQuery } from '~/session/api/portal.api';

/** Refunds and credit; the section is hidden where there are none. */
export const CreditNotes = () => {
  const { t } = useTranslation('billing');
  const query = useGetCreditNotesQuery();
  const columns = useColumns();
  return (
    <QuerySection query={query} failed={t('credits.failed')}>
      {(notes) =>
        notes.length > 0 && (
          <Card as="section">
            <CardHeader title={t('credits.title')} />
            <ResponsiveTable
              label={t('credits.title')}
              columns={columns}
              rows={notes}
              rowKey={({ id }) => id}
            />
          </Card>
        )
      }
    </QuerySection>
  );
};

const useColumns = (): Column<CreditNote>[] => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const date = useDate();
  const list = useList();
  const { data } = useGetBillingQuery();
  const invoiceOf = ({ invoiceId }: CreditNote) =>
    data?.invoices.find(({ id }) => id === invoiceId)?.number;
  return [
    {
      id: 'date',
      header: t('credits.date'),
      cell: ({ issuedAt }) => (issuedAt === null ? '' : date.short(issuedAt)),
      card: 'detail',
    },
    {
      id: 'reason',
      header: t('credits.reason'),
      cell: ({ reason, number }) => reason ?? number,
      note: (note) => list.facts([note.number, invoiceOf(note) ?? null]),
      wide: true,
      card: 'title',
    },
    {
      id: 'amount',
      header: t('invoices.amount'),
      cell: ({ amount }) => `−${money.text(amount)}`,
      align: 'end',
      card: 'value',
    },
  ];
};
