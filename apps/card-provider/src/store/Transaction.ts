import type { Account } from '../account';
import { notFound } from '../model/ApiError';
import type {
  Invoice,
  ObjectType,
  ObjectTypes,
  PaymentIntent,
  SetupIntent,
} from '../model/objects';
import type { ObjectStore } from './ObjectStore';

/** The API request behind a change, as events show it; null values when time caused the change. */
export interface RequestInfo {
  id: string | null;
  idempotencyKey: string | null;
}

/**
 * What the rest of the provider does after a payment or an invoice changes, named like the event that
 * is sent for it. Given from outside, so that payments need not know the invoices that wait for them,
 * nor invoices their subscriptions.
 */
export interface EventHandlers {
  paymentIntentSucceeded(tx: Transaction, intent: PaymentIntent): void;
  setupIntentSucceeded(tx: Transaction, intent: SetupIntent): void;
  invoicePaid(tx: Transaction, invoice: Invoice): void;
  invoicePaymentFailed(tx: Transaction, invoice: Invoice): void;
  invoiceVoided(tx: Transaction, invoice: Invoice): void;
  invoiceGivenUp(tx: Transaction, invoice: Invoice): void;
}

/** One transaction: everything in it is written together or not at all. */
export interface Transaction {
  readonly objects: ObjectStore;
  readonly account: Account;
  /** The account's time in epoch seconds. */
  readonly now: number;
  readonly request: RequestInfo;
  readonly eventHandlers: EventHandlers;
  /** Records an event and queues it for the webhook endpoint. */
  emit(type: string, object: object, previous?: object): void;
  /** Runs `step`. If it throws, undoes what it wrote and throws on. */
  savepoint<T>(step: () => T): T;
  /** Runs `step` at another time (epoch seconds) and undoes everything that it wrote. */
  dryRun<T>(now: number, step: (tx: Transaction) => T): T;
}

/**
 * The object with this id.
 *
 * @throws ApiError the API's "No such …"
 */
export function retrieve<K extends ObjectType>(
  tx: Transaction,
  type: K,
  id: string,
  param?: string,
): ObjectTypes[K] {
  const found = tx.objects.get(type, id);
  if (found) return found;
  throw notFound(type.replace('.', ' ').replace('_', ' '), id, param);
}
