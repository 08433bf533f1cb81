import {
  isFree,
  type Money,
  type PauseRecord,
  type PaymentWay,
  type Subscription,
} from '@foyer/domain';
import { Banner, Button, Card, Price, Quantity, Skeleton, Stack, Text } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import type { CallFailure } from '~/session/api/isApiError';
import { useDate } from '~/shared/i18n/useDate';
import { OrderTerms } from '~/shell/site/OrderTerms';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import { useMoney } from '~/shared/money/useMoney';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useBilling } from '~/shell/portal/useBilling';
import { BankHint } from '../BankHint';
import type { PauseDates } from './usePauseForm';

interface PausePriceProps {
  plan: Subscription;
  pause: PauseRecord | null;
  /** Null while the dates are invalid: then there is no quote. */
  dates: PauseDates | null;
  quote: { error?: CallFailure | undefined; refetch: () => unknown };
  /** What these dates cost today; null while no quote says it. */
  due: Money | null;
  /** Asks for the start within the days to withdraw. Rule LAW-9. */
  box: ReactNode;
  isSaving: boolean;
  /** The id of the form that the button sends. */
  form: string;
}

/** The price of these dates today, and the button with that price. */
export const PausePrice = ({
  plan,
  pause,
  dates,
  quote,
  due,
  box,
  isSaving,
  form,
}: PausePriceProps) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const { error, refetch } = quote;
  // The price, its terms and the page's foot come with the form.
  useArrivesTogether(due !== null || error !== undefined || dates === null);
  const date = useDate();
  const label = useButtonLabel(pause, dates);
  const { way, billedBy } = useBilling();
  const days = useAppSelector(selectWithdrawalDays);
  const hasBegun = pause !== null && pause.startDate <= now();
  const once =
    days === null
      ? t(hasBegun ? 'pause.onceBegun' : 'pause.once')
      : t(hasBegun ? 'pause.onceBegunWithin' : 'pause.onceWithin', {
          period: t('common:plans.period.day', { count: days }),
        });
  const chargedHow: Readonly<Record<PaymentWay, string>> = {
    card: once,
    none: once,
    elsewhere: billedBy,
    unknown: '',
  };
  if (error && dates)
    return (
      <Banner
        tone="warning"
        role="alert"
        title={t('pause.noPrice')}
        action={
          <Button variant="soft" size="small" onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {errorText(error, t)}
      </Banner>
    );
  // Rule SUB-17.
  const follows = plan.scheduledChange === null ? 'renews' : 'changes';
  const isFreeNow = due !== null && isFree(due);
  return (
    <Card>
      <Stack gap={16}>
        <div aria-live="polite">
          <Text size="xs" tone="quiet" strong>
            {t(isFreeNow || way === 'card' ? 'check.today' : 'check.cost')}
          </Text>
          {isFreeNow && <Quantity value={t('check.nothing')} size="lg" />}
          {due && !isFreeNow && <Price amount={money.parts(due)} size="lg" />}
          {!due && <Skeleton shape="title" width={40} />}
          {!isFreeNow && <Text>{chargedHow[way]}</Text>}
        </div>
        {due && !isFreeNow && way === 'card' && <BankHint />}
        {dates && (
          <Text>
            {dates.endDate === null
              ? t(`pause.${follows}AfterOpen`)
              : t(`pause.${follows}After`, { date: date.dayOfMonth(dates.endDate) })}
          </Text>
        )}
        {plan.contract && <Text>{t('pause.term')}</Text>}
        {due && !isFreeNow && <OrderTerms />}
        {box}
        <Button type="submit" form={form} wide busy={isSaving} aria-disabled={!due}>
          {label(due)}
        </Button>
      </Stack>
    </Card>
  );
};

/** "Pay £2.00 and pause until 3 March": the action, its price and its end. */
const useButtonLabel = (pause: PauseRecord | null, dates: PauseDates | null) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const date = useDate();
  const obliges = useNamesObligation();
  return (due: Money | null): string => {
    const end = dates?.endDate ?? null;
    const kind = pause ? 'save' : end === null ? 'open' : 'until';
    const pays = due && !isFree(due) ? 'pay' : 'free';
    if (due && obliges && pays === 'pay')
      return t('pause.submit.obliged', { price: money.text(due) });
    return t(`pause.submit.${kind}.${pays}`, {
      price: due ? money.text(due) : '',
      date: end === null ? '' : date.dayOfMonth(end),
    });
  };
};
