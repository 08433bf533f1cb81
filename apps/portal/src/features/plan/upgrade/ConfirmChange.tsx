import {
  changeWithdrawal,
  isFree,
  needsCard,
  paymentMethodLabel,
  type Instant,
  type Plan,
  type Subscription,
  type UpgradeInfo,
} from '@foyer/domain';
import { Banner, Button, Text } from '@foyer/ui-kit/core';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import { useMessage } from '~/shared/i18n/useMessage';
import { useList } from '~/shared/i18n/useList';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { OrderTerms } from '~/shell/site/OrderTerms';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import { usePlanSummary } from '~/product/plans/usePlanSummary';
import { useKeptCard } from '~/product/saved-card/useKeptCard';
import { PaymentErrorBanner } from '~/product/card-form/PaymentErrorBanner';
import { useBilling } from '~/shell/portal/useBilling';
import { NoCard } from '../NoCard';
import type { ChangePreview } from './useChangePreview';
import { usePlanNames } from '../usePlanNames';
import { useStartNow } from '../useStartNow';
import { useChangeDay } from './useChangeDay';
import { useConfirmChange, type ChangeNotice } from './useConfirmChange';

interface ConfirmChangeProps {
  subscription: Subscription;
  plan: Plan;
  coupon: string | null;
  preview: ChangePreview;
}

/** What the card is charged now and later. `OrderTerms` says when the user can cancel. */
const cardTerms = ({ recurring }: Plan, isFreeToday: boolean) => {
  if (!recurring) return 'check.plainTerms';
  return isFreeToday ? 'check.freeTerms' : 'check.renewingTerms';
};

/** The last step of a change: its terms, the box for an early start, and the button with the price. Rule LAW-10. */
export const ConfirmChange = (props: ConfirmChangeProps) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const { confirm, isChanging, notice } = useConfirmChange(props);
  const { subscription, preview } = props;
  const { info, query } = preview;
  const day = useChangeDay(info, subscription);
  const label = useLabel(preview, props.plan, day);
  const { wanted, current } = usePlanNames(subscription)(props.plan);
  const summary = usePlanSummary();
  const list = useList();
  const card = useKeptCard();
  const { way, billedBy } = useBilling();
  const isFreePlan = isFree(props.plan.price);
  // A change of plan never shortens a minimum term, even if the new plan has a shorter one. Rule SUB-23.
  const keptTerm = (subscription.contract && info?.minimumTerm) || null;
  const keepsTerm = keptTerm !== null || (subscription.contract && !props.plan.contract);
  const isLater = info?.effective === 'periodEnd';
  const withdrawal = useWithdrawal(props, day);
  const startNow = useStartNow(
    isFreePlan || !info ? null : props.plan.title,
    info?.effective === 'now' ? 'now' : day,
    info?.withdrawUntil,
  );
  const hasNoCard = way === 'card' && card === null && info !== undefined && needsCard(info);
  const order = async (): Promise<void> => {
    if (!hasNoCard && (await startNow.agree())) await confirm();
  };
  return (
    <>
      {notice && <Notice notice={notice} onRetry={() => void order()} />}
      {hasNoCard && <NoCard />}
      <Text strong>{list.facts([wanted, summary(props.plan)])}</Text>
      <Text>
        {isLater
          ? t(day === null ? 'check.undatedTerms' : 'check.laterTerms', {
              plan: current,
              ...(day !== null && { date: date.dayOfMonth(day) }),
            })
          : way === 'elsewhere'
            ? billedBy
            : t(
                way === 'card'
                  ? cardTerms(props.plan, info !== undefined && isFree(info.costToPay))
                  : 'check.plainTerms',
              )}
      </Text>
      {info && way === 'card' && <LaterCharge info={info} day={day} />}
      {/* The terms of a charge to the card name the renewal themselves. */}
      {props.plan.recurring && !isFreePlan && (isLater || way !== 'card') && (
        <Text>{t('check.renews', { plan: wanted })}</Text>
      )}
      {keepsTerm && <KeptTerm term={keptTerm} />}
      {!isFreePlan && (
        <OrderTerms plan={props.plan} keepsTerm={keepsTerm} withdrawal={withdrawal} />
      )}
      {startNow.box}
      <Button
        wide
        busy={startNow.isRecording || isChanging || (query.isFetching && !info)}
        aria-disabled={hasNoCard || !info}
        onClick={() => void order()}
      >
        {label}
      </Button>
    </>
  );
};

/**
 * What a withdrawal from the change does once it has started; null where it is not known, and where the change starts only
 * after the last day to withdraw. Rule LAW-5.
 */
const useWithdrawal = (
  { subscription, plan, preview: { info } }: ConfirmChangeProps,
  day: Instant | null,
): string | null => {
  const { t } = useTranslation('plan');
  const days = useAppSelector(selectWithdrawalDays);
  const names = usePlanNames(subscription);
  const start = info?.effective === 'now' ? now() : day;
  if (days === null || !info || start === null) return null;
  const isBooked = info.effective !== 'now';
  if (isBooked && (info.withdrawUntil === null || start > info.withdrawUntil)) return null;
  const kind = changeWithdrawal(subscription, plan, days, start);
  // A free plan takes none of the money for the unused time.
  const key =
    kind && kind !== 'ends' && isFree(subscription.price) ? (`${kind}Free` as const) : kind;
  const does = key && t(`check.withdraw.${key}`, { plan: names(plan).current });
  return isBooked && does ? t('check.withdraw.booked', { does }) : does;
};

/** The minimum term that runs on, and what leaving before its end costs. Rule SUB-23. */
const KeptTerm = ({ term }: { term: UpgradeInfo['minimumTerm'] }) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const money = useMoney();
  return (
    <Text>
      {term
        ? t('check.keptTermFee', {
            date: date.full(term.end),
            percent: term.feePercent,
            price: money.text(term.monthlyPrice),
          })
        : t('check.keptTerm')}
    </Text>
  );
};

interface LaterChargeProps {
  info: UpgradeInfo;
  /** When the change begins; null where that is not known. */
  day: Instant | null;
}

/** The automatic charge of a booked change: its day, amount and card. Rule SUB-19. */
const LaterCharge = ({ info, day }: LaterChargeProps) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const money = useMoney();
  const message = useMessage();
  const card = useKeptCard();
  const { nextAmount } = info;
  if (day === null || isFree(nextAmount) || !card) return null;
  return (
    <Text>
      {t('check.laterCharge', {
        date: date.dayOfMonth(day),
        price: money.text(nextAmount),
        card: message(paymentMethodLabel(card)),
      })}
    </Text>
  );
};

interface NoticeProps {
  notice: NonNullable<ChangeNotice>;
  onRetry: () => void;
}

const Notice = ({ notice, onRetry }: NoticeProps) => {
  const { t } = useTranslation('plan');
  if (notice.kind === 'newPrice')
    return (
      <Banner tone="warning" role="alert" title={t('check.newPrice.title')}>
        {t('check.newPrice.text')}
      </Banner>
    );
  return <PaymentErrorBanner title={t('check.refused')} chargeError={notice} onRetry={onRetry} />;
};

/** The button's words: when the change starts, and what it costs. Rule LAW-15. */
const changeLabels = {
  plain: {
    later: 'check.switchOn',
    undated: 'check.switch',
    free: 'check.switchNow',
    card: 'check.pay',
    other: 'check.switchFor',
  },
  obliges: {
    later: 'check.obligedOn',
    undated: 'check.obligedLater',
    free: 'check.obligedLater',
    card: 'check.obliged',
    other: 'check.obligedFor',
  },
} as const;

const useLabel = ({ info }: ChangePreview, plan: Plan, day: Instant | null): string => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const date = useDate();
  const { way } = useBilling();
  const obliges = useNamesObligation() && !isFree(plan.price);
  if (!info) return t('check.working');
  const labels = changeLabels[obliges ? 'obliges' : 'plain'];
  const { effective, costToPay } = info;
  if (day !== null) return t(labels.later, { date: date.dayOfMonth(day) });
  if (effective !== 'now' && isFree(costToPay)) return t(labels.undated);
  if (isFree(costToPay)) return t(labels.free);
  return t(labels[way === 'card' ? 'card' : 'other'], { price: money.text(costToPay) });
};
