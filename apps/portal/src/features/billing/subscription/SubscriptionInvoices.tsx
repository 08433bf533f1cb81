import { sortInvoices } from '@foyer/domain';
import { Card, CardHeader, EmptyState } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Pagination } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { formatLocale } from '~/shared/i18n/formatLocale';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { InvoiceTable } from '../invoices/InvoiceTable';
import type { InvoicePageState } from './useInvoicePage';

/** All invoices of a subscription, one page at a time, newest first. */
export const SubscriptionInvoices = ({ page }: { page: InvoicePageState }) => {
  const { t, language } = useTranslation('billing');
  const number = new Intl.NumberFormat(formatLocale(language));
  const { query, offset, previous, next } = page;
  return (
    <QuerySection query={query} failed={t('invoices.failed')} skeleton={<LinesSkeleton rows={8} />}>
      {({ invoices, total }) =>
        invoices.length === 0 ? (
          <Card>
            <EmptyState
              icon={receiptIcon}
              title={t('invoices.none')}
              text={t('invoices.noneHere')}
            />
          </Card>
        ) : (
          <Card as="section">
            <CardHeader title={t('invoices.title')} />
            <InvoiceTable invoices={sortInvoices(invoices)} />
            {(previous ?? next) && (
              <Pagination
                label={t('invoices.pages')}
                place={t('invoices.place', {
                  from: number.format(offset + 1),
                  to: number.format(offset + invoices.length),
                  total: number.format(total),
                })}
                previousLabel={t('invoices.newer')}
                nextLabel={t('invoices.older')}
                onPrevious={previous}
                onNext={next}
                busy={query.isFetching}
              />
            )}
          </Card>
        )
      }
    </QuerySection>
  );
};
