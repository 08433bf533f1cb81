import { Stack } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { CardFormFrame } from '~/product/card-form/CardFormFrame';
import type { Purchase } from '../usePurchase';
import { useEmbeddedCheckout } from './useEmbeddedCheckout';

/** STRIPE: the provider's own checkout, with its own button. What the law wants above that button stands above the form. */
export const ProvidersForm = ({ purchase, terms }: { purchase: Purchase; terms: ReactNode }) => {
  const { state, place, retry } = useEmbeddedCheckout(purchase);
  return (
    <Stack gap={24}>
      {terms}
      <CardFormFrame kind="whole" state={state} place={place} onRetry={retry} />
    </Stack>
  );
};
