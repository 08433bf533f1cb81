import { isFree, priceToday } from '@foyer/domain';
import { Banner, Button, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { CardFormFrame } from '~/product/card-form/CardFormFrame';
import { useMoney } from '~/shared/money/useMoney';
import { useAppSelector } from '~/session/store/hooks';
import { KeyTerms } from '../confirm-plan/KeyTerms';
import type { Purchase } from '../usePurchase';
import { useCardPayment } from './useCardPayment';

/** INTERNAL: the provider's card fields in our own form, and a button with the price. */
export const CardPayment = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const today = priceToday(purchase);
  const asksBank = useAppSelector(({ site }) => site.info?.threeDsEnabled ?? true);
  const { state, place, retry, pay, isPaying, problem } = useCardPayment(purchase);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <CardFormFrame kind="fields" state={state} place={place} onRetry={retry}>
        <Stack gap={16}>
          <KeyTerms purchase={purchase} />
          {problem && <Banner tone="critical" role="alert" title={problem} />}
          <Button type="submit" wide busy={isPaying}>
            {t(isFree(today) ? 'pay.saveCard' : 'pay.payNow', { price: money.text(today) })}
          </Button>
          {asksBank && (
            <Text size="xs" tone="quiet">
              {t('pay.bank')}
            </Text>
          )}
        </Stack>
      </CardFormFrame>
    </form>
  );
};
