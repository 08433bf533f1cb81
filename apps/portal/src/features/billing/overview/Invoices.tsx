import { sortInvoices, type Invoice } from '@foyer/domain';
import { Button, Card, CardHeader, EmptyState, Stack } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { InvoiceTable } from '../invoices/InvoiceTable';
import { useGetBillingQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';

/** The number of invoices shown before the user asks for more. */
const PAGE = 8;

/** The newest invoices, newest first; each subscription's own page lists all of its invoices. */
export const Invoices = () => {
  const { t } = useTranslation('billing');
  const query = useGetBillingQuery();
  return (
    <QuerySection query={query} failed={t('invoices.failed')}>
      {({ invoices }) => <Newest invoices={invoices} />}
    </QuerySection>
  );
};

const Newest = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const { t } = useTranslation('billing');
  const isBilledElsewhere = usePaymentWay() === 'elsewhere';
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  const [count, setCount] = useState(PAGE);
  const ordered = sortInvoices(invoices);
  const rest = Math.max(0, ordered.length - count);
  if (ordered.length === 0)
    return (
      <Card>
        <EmptyState
          icon={receiptIcon}
          title={t('invoices.none')}
          text={isBilledElsewhere ? t('invoices.noneBilled', { site }) : t('invoices.noneText')}
        />
      </Card>
    );
  return (
    <Card as="section">
      <CardHeader title={t('invoices.title')} />
      <Stack gap={16}>
        <InvoiceTable invoices={ordered.slice(0, count)} />
        {rest > 0 && (
          <Button variant="soft" size="small" onClick={() => setCount(count + PAGE)}>
            {t('invoices.more', { count: Math.min(rest, PAGE) })}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
