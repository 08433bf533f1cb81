import {
  cancelKind,
  isFree,
  periodLabel,
  type CancellationReason,
  type ContractState,
  type Subscription,
} from '@foyer/domain';
import { Banner, Button, Card, CardHeader, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDate } from '~/platform/i18n/useDate';
import { useMessage } from '~/platform/i18n/useMessage';
import { useMoney } from '~/platform/money/useMoney';
import { QuerySection } from '~/platform/portal/sections/QuerySection';
import { paths } from '~/platform/routing/paths';
import { useCancellationFeeQuery } from '../plan.api';
import { useCancelPlan } from './useCancelPlan';

interface ConfirmCancelProps {
  plan: Subscription;
  reason: CancellationReason;
}

/** What cancelling means and costs, before it is done. */
export const ConfirmCancel = ({ plan, reason }: ConfirmCancelProps) =>
  cancelKind(plan) === 'contract' ? (
    <UnderContract plan={plan} reason={reason} />
  ) : (
    <Confirm plan={plan} reason={reason} contract={null} />
  );

/** A contract's fee is asked for first, and shown before anything is confirmed. */
const UnderContract = ({ plan, reason }: ConfirmCancelProps) => {
  const { t } = useTranslation('plan');
  const fee = useCancellationFeeQuery();
  return (
    <QuerySection query={fee} failed={t('cancel.feeFailed')}>
      {(contract) => <Confirm plan={plan} reason={reason} contract={contract} />}
    </QuerySection>
  );
};

interface ConfirmProps extends ConfirmCancelProps {
  contract: ContractState | null;
}

const Confirm = ({ plan, reason, contract }: ConfirmProps) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const date = useDate();
  const { cancel, isCancelling, problem } = useCancelPlan({
    plan,
    reason,
    fee: contract?.amountToCharge ?? null,
  });
  const end = plan.periodEnd === null ? null : date.full(plan.periodEnd);
  return (
    <Card as="section">
      <Stack gap={20}>
        <CardHeader title={t('cancel.checkTitle')} />
        {contract && <ContractFee contract={contract} />}
        <Text size="md">
          {end === null
            ? t('cancel.endsNow', { plan: plan.title })
            : t('cancel.endsOn', { plan: plan.title, date: end })}
        </Text>
        <Text tone="quiet">{t(plan.state === 'paused' ? 'cancel.paused' : 'cancel.undo')}</Text>
        {problem && (
          <Banner
            tone="critical"
            role="alert"
            title={t('cancel.failed')}
            action={
              contract && (
                <Button as={Link} to={paths.paymentMethod} variant="soft" size="small">
                  {t('check.changeCard')}
                </Button>
              )
            }
          >
            {problem}
          </Banner>
        )}
        <Stack row>
          <Button busy={isCancelling} onClick={() => void cancel()}>
            {contract && !isFree(contract.amountToCharge)
              ? t('cancel.payAndCancel', { price: money.text(contract.amountToCharge) })
              : t(end === null ? 'cancel.confirmNow' : 'cancel.confirm', {
                  date: plan.periodEnd === null ? '' : date.dayOfMonth(plan.periodEnd),
                })}
          </Button>
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
  const { remainingTime, amountToCharge } = contract;
  return (
    <>
      <Text>{t('cancel.contract')}</Text>
      <SummaryLines
        lines={[
          { label: t('cancel.remaining'), amount: message(periodLabel(remainingTime)) },
          { label: t('cancel.fee'), amount: money.text(amountToCharge) },
        ]}
      />
    </>
  );
};
