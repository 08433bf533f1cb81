import type Stripe from 'stripe';
import type { Backend } from '../services/Backend';
import { providerEvents } from '../db/schema/billing';
import type { AddRoutes } from './createApp';
import { WEBHOOK_PATH } from './paths';
import { settleCheckout, settleExpired } from '../services/checkouts/settleCheckout';
import { settlePayment } from '../services/payments/settlePayment';
import { mirrorInvoice } from '../services/card-provider-sync/mirrorInvoice';
import {
  mirrorCustomer,
  mirrorSubscription,
} from '../services/card-provider-sync/mirrorSubscription';
import { mirrorCreditNote } from '../services/card-provider-sync/mirrorCreditNote';

type Follow = (backend: Backend, id: string) => Promise<unknown>;

/**
 * The function that handles each type of event. An event only names an object: its handler reads
 * the object from the provider, unless the object can't change any more.
 */
const followers = {
  'checkout.session.completed': settleCheckout,
  'checkout.session.expired': settleExpired,
  'invoice.created': mirrorInvoice,
  'invoice.finalized': mirrorInvoice,
  'invoice.paid': mirrorInvoice,
  'invoice.payment_failed': mirrorInvoice,
  'invoice.payment_action_required': mirrorInvoice,
  'invoice.voided': mirrorInvoice,
  'invoice.marked_uncollectible': mirrorInvoice,
  'customer.updated': mirrorCustomer,
  'customer.subscription.updated': mirrorSubscription,
  'customer.subscription.deleted': mirrorSubscription,
  'payment_intent.succeeded': settlePayment,
  'credit_note.created': mirrorCreditNote,
} satisfies Partial<Record<Stripe.Event.Type, Follow>>;

type FollowedEvent = keyof typeof followers;

const isFollowed = (type: string): type is FollowedEvent => Object.hasOwn(followers, type);

/** The events that the card provider should send. */
export const followedEvents: readonly FollowedEvent[] = Object.keys(followers).filter(isFollowed);

const subjectOf = ({ data }: Stripe.Event): string | null => {
  const subject: unknown = data.object;
  const named = typeof subject === 'object' && subject !== null && 'id' in subject;
  return named && typeof subject.id === 'string' ? subject.id : null;
};

const handle = async (backend: Backend, event: Stripe.Event): Promise<void> => {
  const id = subjectOf(event);
  if (id && isFollowed(event.type)) await followers[event.type](backend, id);
  // Stored last: the provider resends an event that failed, and handling it twice is safe.
  await backend.db
    .insert(providerEvents)
    .values({ id: event.id, type: event.type, receivedAt: backend.clock.now() })
    .onConflictDoNothing();
};

/** Receives the card provider's signed webhooks. */
export const webhookRoutes =
  (backend: Backend): AddRoutes =>
  (app) => {
    app.post(WEBHOOK_PATH, async (c) => {
      const { stripe, webhookSecret } = backend.cardProvider;
      const signature = c.req.header('stripe-signature') ?? '';
      let event: Stripe.Event;
      try {
        // Refuses a signature that is older than five minutes, too.
        event = stripe.webhooks.constructEvent(await c.req.text(), signature, webhookSecret);
      } catch {
        return c.json({ code: 'VALIDATION', message: 'The signature isn’t right.' }, 400);
      }
      await handle(backend, event);
      return c.json({ received: true });
    });
  };
