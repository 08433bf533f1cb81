import { isPastDue, isPayable, onlySettles } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link, useLocation } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { portalApi } from '~/session/api/portal.api';
import { selectHomePage } from '~/shell/portal/portalViews';
import { useBilling } from '~/shell/portal/useBilling';
import { invoicePath } from '../invoicePath';

const BILLING = '/portal/billing-information';

/** Says that the user's `lastInvoice` is overdue, on the home page also when it will be due, and links to paying it. */
export const PastDueBanner = () => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const date = useDate();
  const { way, billedBy } = useBilling();
  const isPaidHere = way !== 'elsewhere';
  const { pathname } = useLocation();
  const opensBilling = useCanOpen(BILLING);
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const invoice = user?.lastInvoice ?? null;
  const isHome = useAppSelector((state) => selectHomePage(state) === pathname);
  const { data: dashboard } = portalApi.endpoints.getDashboard.useQueryState();
  // The home page's status and the billing page say what is due.
  const isShownOnPage =
    pathname === BILLING || (isHome && dashboard?.subscription?.state === 'pastDue');
  if (isShownOnPage || !invoice?.dueDate || !isPayable(invoice)) return null;
  const isOverdue = isPastDue(invoice, now());
  if (!isOverdue && !isHome) return null;
  const amount = money.text(invoice.amount);
  const isEndedPlan = onlySettles(invoice, user?.hasActiveSubscription ? null : { state: 'ended' });
  // A plan that is not past due goes on without this payment.
  const isOfPlan = (dashboard?.subscription?.state ?? 'pastDue') === 'pastDue';
  const keepsOnline = isOverdue && !isEndedPlan && isPaidHere && isOfPlan;
  return (
    <Banner
      tone={isOverdue ? 'critical' : 'warning'}
      icon={receiptIcon}
      title={t(isOverdue ? 'pastDue.titleOn' : 'pastDue.titleBy', {
        amount,
        date: date.dayOfMonth(invoice.dueDate),
      })}
      action={
        isPaidHere &&
        opensBilling && (
          <Button as={Link} to={invoicePath(invoice.id)} variant="soft" size="small">
            {t('pastDue.action')}
          </Button>
        )
      }
    >
      {isEndedPlan && t('onlySettles')} {keepsOnline && t('pastDue.text')}
      {!isPaidHere && billedBy}
    </Banner>
  );
};
