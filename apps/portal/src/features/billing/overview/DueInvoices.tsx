import {
  isPastDue,
  isPayable,
  onlySettles,
  subscriptionOf,
  type Invoice,
  type Subscription,
} from '@foyer/domain';
import { Banner } from '@foyer/ui-kit/core';
import { now } from '~/session/storage/browserStores';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { cancelledEnd } from '~/shell/portal/cancelledEnd';
import { useBilling } from '~/shell/portal/useBilling';
import { PaymentErrorBanner } from '~/product/card-form/PaymentErrorBanner';
import { PayButton } from '../invoices/PayButton';
import { usePayInvoice } from '../invoices/usePayInvoice';
import { useGetBillingQuery } from '~/session/api/portal.api';

/** The amounts due, each with the button that pays it. Renders nothing where nothing is due. */
const DueInvoices = () => {
  const { data } = useGetBillingQuery();
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
  const { pay, isPaying, chargeError } = usePayInvoice(invoice);
  const { way, billedBy } = useBilling();
  const { description, dueDate, endsPlanAt, number } = invoice;
  const amount = money.text(invoice.amount);
  const cancelled = cancelledEnd(plan);
  const due = isPastDue(invoice, now()) ? 'due.textOn' : 'due.textBy';
  return (
    <>
      <Banner
        tone="warning"
        title={t('due.title', { amount, what: description ?? number })}
        action={
          way !== 'elsewhere' && (
            <PayButton
              invoice={invoice}
              isPaying={isPaying}
              size="small"
              onPay={() => void pay()}
            />
          )
        }
      >
        {dueDate === null ? t('due.text') : t(due, { date: date.dayOfMonth(dueDate) })}{' '}
        {endsPlanAt !== null && t('portal:pastDue.endsPlan', { date: date.dayOfMonth(endsPlanAt) })}{' '}
        {endsPlanAt === null &&
          cancelled !== null &&
          t('portal:pastDue.cancelled', { date: date.dayOfMonth(cancelled) })}{' '}
        {onlySettles(invoice, plan) && t('portal:onlySettles')} {way === 'elsewhere' && billedBy}
      </Banner>
      {chargeError && (
        <PaymentErrorBanner
          title={t('pay.failed')}
          chargeError={chargeError}
          onRetry={() => void pay()}
        />
      )}
    </>
  );
};

export default DueInvoices;
