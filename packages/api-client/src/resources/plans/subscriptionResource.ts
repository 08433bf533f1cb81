import type { ContractState, PendingPayment, Subscription } from '@foyer/domain';
import type { BodySent } from '../../contract/define/callTypes';
import {
  activateFreePlan,
  cancelContract,
  cancelSubscription,
  createInternalSubscription,
  getSubscription,
  quoteCancellationFee,
  reviveSubscription,
} from '../../contract/plans/subscriptionCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions, KeyedOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';
import { readSubscription } from './readSubscription';

/** What the customer holds; `active` without a subscription is access that costs nothing. */
export type HeldSubscription = {
  readonly active: boolean;
  readonly subscription: Subscription | null;
};

/** What buying on the INTERNAL engine answers: a payment to confirm, or none. */
export type InternalPurchase = PendingPayment & { readonly subscriptionId: string };

/** Holding, ending and buying. Specification, section 7: "Plans and subscriptions". */
export const subscriptionResource = (sender: Sender) => ({
  getSubscription: (options?: CallOptions): Promise<Answer<HeldSubscription>> =>
    mapLater(ask(sender, getSubscription, {}, options), ({ active, subscription }) => ({
      active,
      subscription: subscription ? readSubscription(subscription) : null,
    })),

  /** Ends at the period's end. */
  cancelSubscription: (
    cancellationReason: string,
    options?: CallOptions,
  ): Promise<Answer<Subscription>> =>
    mapLater(
      ask(sender, cancelSubscription, { body: { cancellationReason } }, options),
      readSubscription,
    ),

  /** Ends a contract and charges its fee once. */
  cancelContract: (
    cancellationReason: string,
    options: KeyedOptions,
  ): Promise<Answer<Subscription>> =>
    mapLater(
      ask(sender, cancelContract, { body: { cancellationReason } }, options),
      readSubscription,
    ),

  /** What leaving a contract now would cost; changes nothing. */
  quoteCancellationFee: (options?: CallOptions): Promise<Answer<ContractState>> =>
    mapLater(ask(sender, quoteCancellationFee, {}, options), (wire) => ({
      remainingTime: wire.remainingTime,
      amountToCharge: readMoney(wire.amountToCharge, wire.currency),
    })),

  /** Takes a cancellation back. */
  reviveSubscription: (options?: CallOptions): Promise<Answer<Subscription>> =>
    mapLater(ask(sender, reviveSubscription, {}, options), readSubscription),

  /** Buys on the INTERNAL engine; charges once for a key. */
  createInternalSubscription: (
    body: BodySent<typeof createInternalSubscription>,
    options: KeyedOptions,
  ): Promise<Answer<InternalPurchase>> =>
    mapLater(ask(sender, createInternalSubscription, { body }, options), (wire) => ({
      subscriptionId: wire.subscriptionId,
      ...pickOrNull(wire, ['paymentIntentId', 'invoiceId']),
    })),

  /** Takes a plan that costs nothing; answers the subscription's id. */
  activateFreePlan: (priceId: string, options: KeyedOptions): Promise<Answer<string>> =>
    mapLater(
      ask(sender, activateFreePlan, { body: { priceId } }, options),
      ({ subscriptionId }) => subscriptionId,
    ),
});
