import type { Dashboard } from '@foyer/domain';
import { Board, BoardItem, IconText, Measure, Price, SlotGauge, Tile } from '@foyer/ui-kit/core';
import { cardIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { useDate } from '~/platform/i18n/useDate';
import { useMoney } from '~/platform/money/useMoney';
import { usePeriod } from '~/platform/money/usePeriod';

/** What is paid next, what the plan is, and how many devices it holds. */
export const DashboardTiles = ({ dashboard }: { dashboard: Dashboard }) => (
  <Board>
    <BoardItem>
      <NextPayment dashboard={dashboard} />
    </BoardItem>
    {dashboard.subscription && (
      <BoardItem half>
        <PlanTile subscription={dashboard.subscription} />
      </BoardItem>
    )}
    {dashboard.devicesUsed !== null && dashboard.deviceSlots !== null && (
      <BoardItem half>
        <Slots used={dashboard.devicesUsed} total={dashboard.deviceSlots} />
      </BoardItem>
    )}
  </Board>
);

const NextPayment = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('home');
  const money = useMoney();
  const date = useDate();
  const { nextPayment, nextPaymentDate, paymentMethod, subscription } = dashboard;
  const card = paymentMethod && (
    <IconText icon={cardIcon}>
      {t('dashboard.card', {
        brand: t(`cards.${paymentMethod.cardType}`),
        lastFour: paymentMethod.lastFour,
      })}
    </IconText>
  );
  if (!nextPayment || nextPaymentDate === null)
    return (
      <Tile
        label={t('dashboard.nextPayment')}
        number={<Measure value={t('dashboard.noNextPayment')} />}
        foot={card}
      >
        {t('dashboard.noNextPaymentText')}
      </Tile>
    );
  return (
    <Tile
      label={t('dashboard.nextPayment')}
      number={<Price amount={money.parts(nextPayment)} size="lg" />}
      line={date.day(nextPaymentDate)}
      foot={card}
    >
      {subscription?.coupon && t('dashboard.coupon', { code: subscription.coupon.value })}
    </Tile>
  );
};

const PlanTile = ({ subscription }: { subscription: NonNullable<Dashboard['subscription']> }) => {
  const { t } = useTranslation('home');
  const money = useMoney();
  const per = usePeriod();
  const speed = subscription.downloadMbps;
  return (
    <Tile
      tone="block"
      label={t('dashboard.plan', { plan: subscription.title })}
      number={
        speed === null ? (
          <Measure value={subscription.title} />
        ) : (
          <Measure value={speed} unit={t('common:mbps')} size="lg" />
        )
      }
      line={
        subscription.price.minor > 0
          ? [money.text(subscription.price), per(subscription.period)].join(' ')
          : t('common:free')
      }
    />
  );
};

const Slots = ({ used, total }: { used: number; total: number }) => {
  const { t } = useTranslation('home');
  return (
    <Tile
      label={t('dashboard.slots')}
      number={<Measure value={used} unit={t('dashboard.slotsUsed', { total })} size="lg" />}
      phoneNumber={<SlotGauge used={used} total={total} value={`${used}`} />}
      foot={t('dashboard.slotsFree', { count: Math.max(0, total - used), total })}
      art={<SlotGauge used={used} total={total} />}
    />
  );
};
