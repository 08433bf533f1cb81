import {
  countLabel,
  defaultPublicConfig,
  isFree,
  isPastDue,
  isPayable,
  isUnlimited,
  nextPaymentOf,
  type Dashboard,
  type NoPaymentReason,
  type Subscription,
} from '@foyer/domain';
import { Grid, GridItem, Icon, Link, Quantity, SlotGauge, Text, Tile } from '@foyer/ui-kit/core';
import { arrowIcon } from '@foyer/ui-kit/icons';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useMessage } from '~/shared/i18n/useMessage';
import { SavedCard } from '~/product/saved-card/SavedCard';
import { now } from '~/session/storage/browserStores';
import type { WholeKey } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { AmountDue } from '~/shell/portal/AmountDue';
import { invoicePath } from '~/shell/portal/invoicePath';
import { useBilling } from '~/shell/portal/useBilling';
import { useCost } from '~/shared/money/useCost';
import { useMoney } from '~/shared/money/useMoney';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { paths } from '~/shared/routing/paths';

interface DashboardTilesProps {
  dashboard: Dashboard;
  quickMenu: ReactNode;
  devices: ReactNode;
}

/** Tiles for the next payment, the plan, the devices and the quick menu. */
export const DashboardTiles = ({ dashboard, quickMenu, devices }: DashboardTilesProps) => (
  <Grid>
    <GridItem last desk={devices ? 1 : 3}>
      {quickMenu}
    </GridItem>
    {dashboard.subscription && (
      <GridItem>
        <NextPayment dashboard={dashboard} />
      </GridItem>
    )}
    {dashboard.subscription && (
      <GridItem half>
        <PlanTile subscription={dashboard.subscription} />
      </GridItem>
    )}
    {dashboard.devicesUsed !== null && dashboard.deviceSlots !== null && (
      <GridItem half>
        <Slots used={dashboard.devicesUsed} total={dashboard.deviceSlots} />
      </GridItem>
    )}
    {devices}
  </Grid>
);

/** "Nothing to pay" would be untrue beside an invoice that is due. */
const noPayment: Readonly<Record<NoPaymentReason, WholeKey>> = {
  pastDue: 'portal:noPaymentYet',
  paused: 'portal:noPaymentYet',
  once: 'portal:noPayment',
  ending: 'portal:noPayment',
  free: 'portal:noPayment',
  freeNext: 'portal:noPayment',
  noPlan: 'portal:noPayment',
};

const NextPayment = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('home');
  const date = useDate();
  const { way } = useBilling();
  const { paymentMethod, subscription } = dashboard;
  const next = nextPaymentOf(dashboard, now());
  const card = paymentMethod && <SavedCard method={paymentMethod} />;
  if (next.kind === 'none') {
    return (
      <Tile
        label={t('dashboard.nextPayment')}
        number={<Quantity value={t(noPayment[next.reason])} />}
        foot={card}
      >
        {/* What is billed elsewhere is not paid here. */}
        {next.reason === 'pastDue' && way === 'elsewhere'
          ? null
          : t(`portal:whyNoPayment.${next.reason}`)}
        <DueInvoice />
      </Tile>
    );
  }
  return (
    <Tile
      label={t('dashboard.nextPayment')}
      number={<AmountDue amount={next.amount} size="lg" />}
      line={next.at !== null && date.day(next.at)}
      foot={card}
    >
      {next.kind === 'due' && <Coupon coupon={subscription?.coupon ?? null} />}
      <DueInvoice />
    </Tile>
  );
};

/** The invoice that will be due; an overdue one has its banner. Rule BILL-4. */
const DueInvoice = () => {
  const { t } = useTranslation('home');
  const money = useMoney();
  const date = useDate();
  const opensBilling = useCanOpen(paths.billing);
  const invoice = useAppSelector(({ session }) => session.account?.siteUser.lastInvoice);
  if (!opensBilling || !invoice?.dueDate || !isPayable(invoice) || isPastDue(invoice, now()))
    return null;
  return (
    <Text>
      <Link as={RouterLink} to={invoicePath(invoice.id)}>
        {t('portal:pastDue.titleBy', {
          amount: money.text(invoice.amount),
          date: date.dayOfMonth(invoice.dueDate),
        })}
      </Link>
    </Text>
  );
};

const Coupon = ({ coupon }: { coupon: Subscription['coupon'] }) => {
  const { t } = useTranslation('home');
  if (!coupon) return null;
  return coupon.periodsLeft === null
    ? t('dashboard.coupon', { code: coupon.value })
    : t('dashboard.couponFor', { code: coupon.value, count: coupon.periodsLeft });
};

const PlanTile = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('home');
  const cost = useCost();
  const opensPlan = useCanOpen(paths.managePlan);
  const isPooled = useAppSelector(({ session }) => session.account?.bandwidthPooling ?? false);
  const { downloadMbps: speed, title } = subscription;
  const isNamed = title !== t('common:unnamed.subscription');
  return (
    <Tile
      tone="block"
      label={isNamed ? t('dashboard.plan', { plan: title }) : title}
      number={
        speed === null ? (
          <Quantity value={title} />
        ) : (
          <Quantity value={speed} unit={t('common:mbps')} size="lg" />
        )
      }
      line={
        isFree(subscription.price)
          ? t('common:free')
          : cost(subscription.price, subscription.period, subscription)
      }
      foot={
        // My Plan offers other plans, if the site sells some.
        opensPlan && (
          <Link as={RouterLink} to="/portal/manage-your-plan" variant="action">
            {t('dashboard.seePlan')} <Icon of={arrowIcon} size={20} directed />
          </Link>
        )
      }
    >
      {isPooled && t('dashboard.pooled')}
    </Tile>
  );
};

const Slots = ({ used, total }: { used: number; total: number }) => {
  const { t } = useTranslation('home');
  const message = useMessage();
  const opensDevices = useCanOpen(paths.devices);
  const threshold = useAppSelector(
    ({ site }) => (site.config ?? defaultPublicConfig).deviceCountThreshold,
  );
  if (isUnlimited(total, threshold))
    return (
      <Tile
        label={t('dashboard.slots')}
        number={<Quantity value={message(countLabel(total, threshold))} />}
        foot={t('dashboard.inUse', { count: used })}
      />
    );
  return (
    <Tile
      label={t('dashboard.slots')}
      number={<Quantity value={used} unit={t('dashboard.slotsUsed', { total })} size="lg" />}
      phoneNumber={<SlotGauge used={used} total={total} value={`${used}`} />}
      foot={t('dashboard.slotsFree', { count: Math.max(0, total - used), total })}
      art={<SlotGauge used={used} total={total} />}
    >
      {!opensDevices && used >= total && t('dashboard.askToRemove')}
    </Tile>
  );
};
