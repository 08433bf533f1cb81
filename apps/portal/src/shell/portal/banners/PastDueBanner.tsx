import { isPastDue, onlySettles } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { useOpens } from '~/session/guards/useOpens';
import { now } from '~/session/storage/stores';
import { useAppSelector } from '~/session/store/hooks';
import { useDashboardQuery } from '~/session/api/portal.api';
import { selectHomePage } from '~/shell/portal/portalViews';

const BILLING = '/portal/billing-information';
const invoicePath = (id: string): string => `${BILLING}?invoice=${encodeURIComponent(id)}`;

/** The newest invoice is overdue, and where to pay it. It is fed by the user's `lastInvoice`. */
export const PastDueBanner = () => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const date = useDate();
  const { pathname } = useLocation();
  const opensBilling = useOpens(BILLING);
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const invoice = user?.lastInvoice ?? null;
  const isAnswered = useIsAnswered(pathname);
  if (isAnswered || !invoice || !isPastDue(invoice, now())) return null;
  const amount = money.text(invoice.amount);
  const isOfEnded = onlySettles(invoice, user?.hasActiveSubscription ? null : { state: 'ended' });
  return (
    <Banner
      tone="critical"
      icon={receiptIcon}
      title={
        invoice.dueDate === null
          ? t('pastDue.title', { amount })
          : t('pastDue.titleOn', { amount, date: date.dayOfMonth(invoice.dueDate) })
      }
      action={
        opensBilling && (
          <Button as={Link} to={invoicePath(invoice.id)} variant="soft" size="small">
            {t('pastDue.action')}
          </Button>
        )
      }
    >
      {t(isOfEnded ? 'onlySettles' : 'pastDue.text')}
    </Banner>
  );
};

/** The answer that tops the page says it already, and the bills name each that is due. */
const useIsAnswered = (pathname: string): boolean => {
  const isHome = useAppSelector((state) => selectHomePage(state) === pathname);
  const { data } = useDashboardQuery(undefined, { skip: !isHome });
  return pathname === BILLING || (isHome && data?.subscription?.state === 'pastDue');
};
