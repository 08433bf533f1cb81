import { Link as TextLink, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { isRecent } from '~/session/storage/arrival';
import { useAppSelector } from '~/session/store/hooks';
import { useInvoicePath } from '../useInvoicePath';

/** What the person has just paid, and the way to its invoice. Rule BUY-22. */
export const PaidNow = () => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const invoicePath = useInvoicePath();
  const invoice = useAppSelector(({ session }) => session.account?.siteUser.lastInvoice ?? null);
  if (invoice?.state !== 'paid' || invoice.amount.minor <= 0) return null;
  if (invoice.paidAt === null || !isRecent(invoice.paidAt)) return null;
  return (
    <Text tone="inherit" role="status">
      {t('online.paidNow', { amount: money.text(invoice.amount) })}{' '}
      <TextLink as={Link} to={invoicePath(invoice.id)}>
        {t('online.seeInvoice')}
      </TextLink>
    </Text>
  );
};
