import type { Plan } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useInvoicePath } from '~/shell/portal/useInvoicePath';

/**
 * The newest invoice of a plan that ended unpaid; others may be unpaid too. It may be a fee for leaving early, and then the
 * backend refuses a plan with a minimum term at the last step. Rule SUB-25.
 */
const OwedBanner = ({ plans }: { plans: readonly Plan[] }) => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const invoicePath = useInvoicePath();
  const invoice = useAppSelector(({ session }) => session.account?.siteUser.lastInvoice);
  if (!invoice || !plans.some(({ contract }) => contract)) return null;
  return (
    <Banner
      tone="warning"
      icon={receiptIcon}
      title={t('owed.title', { amount: money.text(invoice.amount) })}
      action={
        <Button as={Link} to={invoicePath(invoice.id)} variant="soft" size="small">
          {t('owed.action')}
        </Button>
      }
    >
      {t('owed.text')}
    </Banner>
  );
};

export default OwedBanner;
