import type { Account } from '../account';
import type { Kind, Kinds, PaymentIntent, SetupIntent } from '../model/kinds';
import type { ObjectStore } from '../storage/ObjectStore';
import { missing } from '../http/ProviderError';

/** Who asked for the work: null values when time itself did. */
export interface RequestNote {
  id: string | null;
  idempotencyKey: string | null;
}

/** One unit of work: everything in it is written together or not at all. */
export interface Work {
  readonly store: ObjectStore;
  readonly account: Account;
  /** The simulated time, in whole seconds. */
  readonly now: number;
  readonly request: RequestNote;
  /** Records an event and queues its delivery with this same unit of work. */
  emit(type: string, object: object, previous?: object): void;
  /** Tells whoever waits for this payment (an invoice, a checkout) that it has arrived. */
  paid(intent: PaymentIntent): void;
  /** Tells the checkout that waits for this card that it is saved. */
  saved(intent: SetupIntent): void;
  /** Runs `step`; if it throws, undoes what it wrote and throws on. */
  attempt<T>(step: () => T): T;
  /** Runs `step` and undoes everything that it wrote: a rehearsal. */
  rehearse<T>(now: number, step: (work: Work) => T): T;
}

/** The object with this id, or the API's "No such …" refusal. */
export function need<K extends Kind>(work: Work, kind: K, id: string, param?: string): Kinds[K] {
  const found = work.store.get(kind, id);
  if (found) return found;
  throw missing(kind.replace('.', ' ').replace('_', ' '), id, param);
}
