import { isFree, priceToday } from '@foyer/domain';
import { Banner, Button, CardHeader, Chip, Stack, Text } from '@foyer/ui-kit/core';
import { lockIcon } from '@foyer/ui-kit/icons';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { CardFormFrame } from '~/product/card-form/CardFormFrame';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import { useMoney } from '~/shared/money/useMoney';
import { useAppSelector } from '~/session/store/hooks';
import type { Purchase } from '../usePurchase';
import type { Sending } from './Sending';
import { useCardPayment } from './useCardPayment';

/** The button's words; a coupon can take all of today's price, and a later payment is due then. */
const payLabels = {
  plain: { now: 'pay.payNow', later: 'pay.saveCard' },
  obliges: { now: 'pay.obliged', later: 'pay.obligedLater' },
} as const;

/** INTERNAL: the provider's card fields in our own form, and a button with the price. */
export const CardPayment = ({
  purchase,
  terms,
  sending,
}: {
  purchase: Purchase;
  terms: ReactNode;
  sending: Sending;
}) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const today = priceToday(purchase);
  const obliges = useNamesObligation() && !isFree(purchase.plan?.price ?? today);
  const asksBank = useAppSelector(({ site }) => site.info?.threeDsEnabled ?? true);
  const { state, place, retry, pay, problem } = useCardPayment(purchase, sending);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <Stack gap={20}>
        <CardHeader
          title={t('pay.title')}
          action={
            <Chip tone="plain" icon={lockIcon}>
              {t('pay.secure')}
            </Chip>
          }
        />
        <CardFormFrame kind="fields" state={state} place={place} onRetry={retry} />
        {terms}
        {state.kind === 'open' && (
          <Stack gap={16}>
            {problem && (
              <Banner tone="critical" role="alert" title={problem.title}>
                {problem.text}
              </Banner>
            )}
            <Button type="submit" wide busy={sending.isSending}>
              {t(payLabels[obliges ? 'obliges' : 'plain'][isFree(today) ? 'later' : 'now'], {
                price: money.text(today),
              })}
            </Button>
            {asksBank && (
              <Text size="xs" tone="quiet">
                {t('pay.bank')}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </form>
  );
};
