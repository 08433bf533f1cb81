import type { Backend } from '../Backend';
import { expandedId } from '../card-provider/expandedId';
import { queueProviderWork } from '../card-provider/queueProviderWork';
import { setCredit } from '../card-provider/setCredit';
import { unlessPlanLost } from '../card-provider/unlessLost';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import type { TerminationRow } from './refundWithdrawal';

/**
 * Leaves the customer the credit that stays, and none of the money that is refunded. Each repeat does it: the provider's event
 * may have brought the earlier plan back before a process died.
 */
export const settleCredit = async (
  backend: Backend,
  { id, providerId }: { id: string; providerId: string },
  { keptCredit }: TerminationRow,
): Promise<void> => {
  const { stripe } = backend.cardProvider;
  const theirs = await unlessPlanLost(backend, providerId, () =>
    stripe.subscriptions.retrieve(providerId),
  );
  const customer = expandedId(theirs?.customer);
  if (customer) await setCredit(backend, customer, keptCredit);
  else await queueProviderWork(backend, id, { credit: keptCredit });
  await mirrorSubscription(backend, providerId);
};
