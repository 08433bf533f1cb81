import {
  isPayable,
  onlySettles,
  subscriptionOf,
  type Invoice,
  type Subscription,
} from '@foyer/domain';
import { Banner } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useDate } from '~/platform/i18n/useDate';
import { useMoney } from '~/platform/money/useMoney';
import { useBillingQuery } from '../billing.api';
import { PayInvoice } from '../invoices/PayInvoice';

/** What is due, each with the button that pays it. Nothing at all where nothing is. */
export const DueInvoices = () => {
  const { data } = useBillingQuery();
  return data?.invoices
    .filter(isPayable)
    .map((invoice) => (
      <DueInvoice
        key={invoice.id}
        invoice={invoice}
        plan={subscriptionOf(invoice, data.subscriptions)}
      />
    ));
};

interface DueInvoiceProps {
  invoice: Invoice;
  plan: Subscription | null;
}

const DueInvoice = ({ invoice, plan }: DueInvoiceProps) => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const date = useDate();
  const { amount, description, dueDate, number } = invoice;
  return (
    <Banner
      tone="warning"
      title={t('due.title', { amount: money.text(amount), what: description ?? number })}
      action={<PayInvoice invoice={invoice} size="small" />}
    >
      {dueDate === null ? t('due.text') : t('due.textOn', { date: date.dayOfMonth(dueDate) })}{' '}
      {onlySettles(invoice, plan) && t('portal:onlySettles')}
    </Banner>
  );
};
