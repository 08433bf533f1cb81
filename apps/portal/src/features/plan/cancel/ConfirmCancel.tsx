import {
  cancelKind,
  cancelOffer,
  includesAccess,
  isFree,
  periodLabel,
  type CancellationReason,
  type ContractState,
  type PauseRecord,
  type PortalType,
  type Subscription,
} from '@foyer/domain';
import { Button, Card, CardHeader, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { useDate } from '~/shared/i18n/useDate';
import { useMessage } from '~/shared/i18n/useMessage';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDueTexts } from '~/product/dues/useDueTexts';
import { useLastCharge } from '~/product/dues/useLastCharge';
import { useAppSelector } from '~/session/store/hooks';
import { useDues } from '../useDues';
import { useMoney } from '~/shared/money/useMoney';
import { useBilling } from '~/shell/portal/useBilling';
import { PaymentErrorBanner } from '~/product/card-form/PaymentErrorBanner';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { paths } from '~/shared/routing/paths';
import { now } from '~/session/storage/browserStores';
import { useOfferedTerminations } from '~/shell/site/useTerminationLinks';
import { useQuoteCancellationFeeQuery } from '../plan.api';
import { BankHint } from '../BankHint';
import { OtherConsequences } from './OtherConsequences';
import { useCancelPlan } from './useCancelPlan';
import { useGetPauseQuery } from '~/session/api/portal.api';
import { LinkInText } from './LinkInText';

interface ConfirmCancelProps {
  plan: Subscription;
  reason: CancellationReason;
}

type AskedProps = Omit<ConfirmProps, 'contract'>;

/**
 * Says what cancelling means and costs, before it happens. It loads the pause too, because a pause
 * moves the end, and a planned one is cancelled with the plan.
 */
export const ConfirmCancel = ({ plan, reason }: ConfirmCancelProps) => {
  const { t } = useTranslation('plan');
  const pause = useGetPauseQuery();
  const asked = { plan, reason, pause: pause.data === 'absent' ? null : (pause.data ?? null) };
  const shown =
    cancelKind(plan) === 'contract' ? (
      <UnderContract {...asked} />
    ) : (
      <Confirm {...asked} contract={null} />
    );
  return plan.state === 'paused' ? (
    <QuerySection query={pause} failed={t('pause.failed')}>
      {() => shown}
    </QuerySection>
  ) : (
    shown
  );
};

/** Loads a contract's fee first, and shows it before the user confirms. */
const UnderContract = (asked: AskedProps) => {
  const { t } = useTranslation('plan');
  const fee = useQuoteCancellationFeeQuery();
  return (
    <QuerySection query={fee} failed={t('cancel.feeFailed')}>
      {(contract) => <Confirm {...asked} contract={contract} />}
    </QuerySection>
  );
};

/** The form to withdraw, with the order filled in where its number is known. */
const withdrawPath = (order: string | null): string =>
  order ? `${paths.withdraw}?${new URLSearchParams({ order })}` : paths.withdraw;

/** What the end of a plan does to the devices. Where an account alone gives access, nothing. Rule TYPE-4. */
const endings = {
  ends: { on: 'cancel.endsOn', now: 'cancel.endsNow', unpaid: 'cancel.endsUnpaid' },
  stays: {
    on: 'cancel.included.endsOn',
    now: 'cancel.included.endsNow',
    unpaid: 'cancel.included.endsUnpaid',
  },
} as const;

const accessAfter = (portalType: PortalType = 'unknown'): keyof typeof endings =>
  includesAccess(portalType) ? 'stays' : 'ends';

interface ConfirmProps extends ConfirmCancelProps {
  contract: ContractState | null;
  /** The current or planned pause; null where there is none. */
  pause: PauseRecord | null;
}

/** Says and does what `cancelOffer` allows. Rule SUB-7. */
const Confirm = ({ plan, reason, contract, pause }: ConfirmProps) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const date = useDate();
  const { cancel, retry, isCancelling, chargeError } = useCancelPlan({
    plan,
    reason,
    fee: contract?.amountToCharge ?? null,
  });
  const { way } = useBilling();
  const offersForm = useOfferedTerminations().includes('cancel');
  const { ends, fee, freeEnd, withdrawUntil, ...offer } = cancelOffer(plan, contract, pause, now());
  const price = fee && money.text(fee);
  // Leaving straight away drops the overdue invoice; leaving with the minimum term doesn't.
  const dues = useDues(plan.state === 'pastDue' && freeEnd === null ? plan.id : null);
  const dueTexts = useDueTexts();
  const lastCharge = useLastCharge();
  const ending = useAppSelector(({ site }) => endings[accessAfter(site.info?.portalType)]);
  const endsText = (): string => {
    if (plan.state === 'pastDue') return t(ending.unpaid, { plan: plan.title });
    if (typeof ends !== 'number')
      return t(ends ? ending.now : 'cancel.endsThen', { plan: plan.title });
    return t(ending.on, { plan: plan.title, date: date.full(ends) });
  };
  const last = ((): string | null => {
    if (offer.withdrawsInstead || typeof ends !== 'number' || isFree(plan.price)) return null;
    if (!price) return lastCharge(dues);
    return way === 'card' && dues?.length === 0 ? t('cancel.feeOnly') : null;
  })();
  const owed = dueTexts(dues ?? [], plan.state === 'pastDue' && freeEnd !== null).map((text) => (
    <Text key={text}>{text}</Text>
  ));
  const confirmText = ((): string => {
    if (way === 'card' && price) return t('cancel.payAndCancel', { price });
    if (typeof ends !== 'number') return t(ends ? 'cancel.confirmNow' : 'cancel.title');
    const day = date.dayOfMonth(ends);
    // Two buttons end the plan where a fee is billed elsewhere, and one of them costs nothing.
    if (price) return t('cancel.confirmForFee', { date: day, price });
    return t('cancel.confirm', { date: day });
  })();
  return (
    <Card as="section">
      <Stack gap={20}>
        <CardHeader title={t('cancel.checkTitle')} />
        {contract && price && <ContractFee contract={contract} />}
        {price && reason === 'leaving' && offersForm && (
          <Text>
            <TextWithParts
              text={t('cancel.moving')}
              parts={{ form: <LinkInText to={paths.cancelContract} /> }}
            />
          </Text>
        )}
        <Text size="md">
          {withdrawUntil !== null && offer.withdrawsInstead
            ? t('cancel.withdraw', { date: date.calendarDay(withdrawUntil) })
            : endsText()}
        </Text>
        {freeEnd === null && owed}
        {last && <Text>{last}</Text>}
        {freeEnd !== null && (
          <>
            <Text size="md">
              {t('cancel.free', { plan: plan.title, date: date.full(freeEnd) })}
            </Text>
            {owed}
          </>
        )}
        {offer.canCancel && (
          <OtherConsequences
            plan={plan}
            pause={pause}
            isUndoable={typeof ends === 'number'}
            hasTerm={freeEnd !== null}
          />
        )}
        {withdrawUntil !== null && !offer.withdrawsInstead && (
          <Text size="md">
            {t('cancel.withdrawAlso', { date: date.calendarDay(withdrawUntil) })}
          </Text>
        )}
        {chargeError && (
          <PaymentErrorBanner
            title={t('cancel.failed')}
            chargeError={chargeError}
            onRetry={() => void retry()}
          />
        )}
        <Stack row>
          {!offer.withdrawsInstead && (
            <Button busy={isCancelling} onClick={() => void cancel(offer.endsWithTerm)}>
              {confirmText}
            </Button>
          )}
          {withdrawUntil !== null && (
            <Button
              as={Link}
              to={withdrawPath(contract?.withdrawOrder ?? null)}
              {...(!offer.withdrawsInstead && { variant: 'soft' })}
            >
              {t('common:termination.withdraw')}
            </Button>
          )}
          {freeEnd !== null && (
            <Button variant="soft" busy={isCancelling} onClick={() => void cancel(true)}>
              {t('cancel.confirm', { date: date.full(freeEnd) })}
            </Button>
          )}
          <Button as={Link} to={paths.managePlan} variant="soft">
            {t('cancel.keep', { plan: plan.title })}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};

const ContractFee = ({ contract }: { contract: ContractState }) => {
  const { t } = useTranslation('plan');
  const message = useMessage();
  const money = useMoney();
  const { way, billedBy } = useBilling();
  const { remainingTime, amountToCharge, withdrawUntil } = contract;
  const isPaidHere = way === 'card' && withdrawUntil === null;
  return (
    <>
      <Text>
        {t(isPaidHere ? 'cancel.contract' : 'cancel.contractOther')}{' '}
        {way === 'elsewhere' && billedBy}
      </Text>
      <SummaryLines
        lines={[
          { label: t('cancel.remaining'), amount: message(periodLabel(remainingTime)) },
          { label: t('cancel.fee'), amount: money.text(amountToCharge) },
        ]}
      />
      {isPaidHere && <BankHint />}
    </>
  );
};
