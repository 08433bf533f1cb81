import {
  latestWithdrawal,
  periodLabel,
  type PlanExtension,
  type Subscription,
} from '@foyer/domain';
import { Banner, Button, Card, CardHeader, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { OrderTerms } from '~/shell/site/OrderTerms';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import { SavedCard } from '~/product/saved-card/SavedCard';
import { useKeptCard } from '~/product/saved-card/useKeptCard';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import { useCanDo } from '~/product/plans/useCanDo';
import { useDate } from '~/shared/i18n/useDate';
import { useMessage } from '~/shared/i18n/useMessage';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useBilling } from '~/shell/portal/useBilling';
import { PaymentErrorBanner } from '~/product/card-form/PaymentErrorBanner';
import { NoCard } from '../NoCard';
import { useGetExtensionQuery } from '../plan.api';
import { useStartNow } from '../useStartNow';
import { useAddTime } from './useAddTime';

interface MoreTimeProps {
  subscription: Subscription;
}

/** One more period of a plan that is paid once: its price, the new end and the card. Rule SUB-22. */
export const MoreTime = ({ subscription }: MoreTimeProps) => {
  const can = useCanDo();
  const { way } = useBilling();
  const isOffered = way === 'card' && can('extend', subscription);
  const { currentData: extension } = useGetExtensionQuery(undefined, { skip: !isOffered });
  return extension ? <Offer subscription={subscription} extension={extension} /> : null;
};

const Offer = ({ subscription, extension }: MoreTimeProps & { extension: PlanExtension }) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const date = useDate();
  const title = useTitle(subscription);
  const card = useKeptCard();
  const { add, isAdding, notice } = useAddTime(extension, subscription.title);
  const { price, endsAt } = extension;
  const obliges = useNamesObligation();
  const days = useAppSelector(selectWithdrawalDays);
  // The right outlives time that is short.
  const isShort = days !== null && endsAt <= latestWithdrawal(days, now());
  const startNow = useStartNow(subscription.title, subscription.periodEnd);
  const order = async (): Promise<void> => {
    if (await startNow.agree()) await add();
  };
  return (
    <Card as="section">
      <CardHeader title={title} />
      <Stack gap={16}>
        <SummaryLines
          lines={[
            { label: t('check.today'), amount: money.text(price) },
            { label: t('moreTime.end'), detail: date.time(endsAt), amount: date.day(endsAt) },
          ]}
        />
        {card && <SavedCard method={card} />}
        {notice?.kind === 'changed' && (
          <Banner tone="warning" role="alert" title={t('moreTime.changed.title')}>
            {t('moreTime.changed.text')}
          </Banner>
        )}
        {notice?.kind === 'failed' && (
          <PaymentErrorBanner
            title={t('moreTime.failed')}
            chargeError={notice}
            onRetry={() => void order()}
          />
        )}
        <Text>{t('moreTime.terms')}</Text>
        <OrderTerms withdrawal={isShort ? t('orders:withdrawShort') : null} />
        {card === null ? (
          <NoCard />
        ) : (
          <>
            {startNow.box}
            <Button wide busy={startNow.isRecording || isAdding} onClick={() => void order()}>
              {t(obliges ? 'check.obliged' : 'check.pay', { price: money.text(price) })}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
};

/** "Add 3 days", where the plan's period is known. */
const useTitle = ({ period }: Subscription): string => {
  const { t } = useTranslation('plan');
  const message = useMessage();
  return period
    ? t('moreTime.title', { period: message(periodLabel(period)) })
    : t('moreTime.titleOpen');
};
