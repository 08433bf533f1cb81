import type { DatabaseSync } from 'node:sqlite';
import type { Account } from '../account';
import { ProviderError } from '../http/ProviderError';
import { Deliveries } from '../storage/Deliveries';
import type { PaymentIntent, SetupIntent } from '../model/kinds';
import { ObjectStore } from '../storage/ObjectStore';
import { Replays } from '../storage/Replays';
import { findWebhookEndpoint, wantsEvent } from '../webhooks/webhookEndpoint';
import { newId } from './newId';
import type { RequestNote, Work } from './Work';

/** Events are written in this release's shapes. */
const apiVersion = '2026-10-28.endive';

/** What happens next when money has arrived or a card is saved; given from outside, so that
 * payments need not know the invoices and checkouts that wait for them. */
export interface Continuations {
  paid(work: Work, intent: PaymentIntent): void;
  saved(work: Work, intent: SetupIntent): void;
}

const nobody: RequestNote = { id: null, idempotencyKey: null };

/** The provider's books: the only way to read and change what it keeps. */
export class Books {
  readonly store: ObjectStore;
  readonly replays: Replays;
  readonly deliveries: Deliveries;
  readonly account: Account;
  readonly #db: DatabaseSync;
  readonly #then: Continuations;
  #depth = 0;

  constructor(db: DatabaseSync, account: Account, then: Continuations) {
    this.#db = db;
    this.#then = then;
    this.account = account;
    this.store = new ObjectStore(db);
    this.replays = new Replays(db);
    this.deliveries = new Deliveries(db);
  }

  /** Runs one unit of work at `now` (seconds); it is on the disk when this returns. */
  run<T>(now: number, step: (work: Work) => T, request: RequestNote = nobody): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = step(this.#work(now, request));
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      const keep = error instanceof ProviderError && error.keepsChanges;
      this.#db.exec(keep ? 'COMMIT' : 'ROLLBACK');
      throw error;
    }
  }

  #work(now: number, request: RequestNote): Work {
    const { store, account } = this;
    const work: Work = {
      store,
      account,
      now,
      request,
      emit: (type, object, previous) => this.#emit(now, request, type, object, previous),
      paid: (intent) => this.#then.paid(work, intent),
      saved: (intent) => this.#then.saved(work, intent),
      attempt: (step) => this.#savepoint(step, false),
      rehearse: (at, step) => this.#savepoint(() => step(this.#work(at, request)), true),
    };
    return work;
  }

  #savepoint<T>(step: () => T, alwaysUndo: boolean): T {
    const name = `step_${(this.#depth += 1)}`;
    this.#db.exec(`SAVEPOINT ${name}`);
    let undo = true;
    try {
      const result = step();
      undo = alwaysUndo;
      return result;
    } catch (error) {
      undo = alwaysUndo || !(error instanceof ProviderError && error.keepsChanges);
      throw error;
    } finally {
      if (undo) this.#db.exec(`ROLLBACK TO ${name}`);
      this.#db.exec(`RELEASE ${name}`);
      this.#depth -= 1;
    }
  }

  #emit(now: number, request: RequestNote, type: string, object: object, previous?: object): void {
    const endpoint = findWebhookEndpoint(this.store);
    const wanted = endpoint !== undefined && wantsEvent(endpoint, type);
    const event = this.store.put('event', {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: now,
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: wanted ? 1 : 0,
      request: { id: request.id, idempotency_key: request.idempotencyKey },
      type,
    });
    if (wanted) this.deliveries.add(event.id);
  }
}
