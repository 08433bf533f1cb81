import type { DatabaseSync } from 'node:sqlite';
import type { Account } from '../account';
import { ApiError } from '../model/ApiError';
import { newId } from '../model/newId';
import { DeliveryQueue } from './DeliveryQueue';
import { IdempotencyRecords } from './IdempotencyRecords';
import { ObjectStore } from './ObjectStore';
import type { EventHandlers, RequestInfo, Transaction } from './Transaction';
import { findWebhookEndpoint, wantsEvent } from './webhookEndpoint';

/** Events are written in this release's shapes. */
const API_VERSION = '2026-10-28.endive';

const NO_REQUEST: RequestInfo = { id: null, idempotencyKey: null };

/** Everything that the provider keeps. It changes in transactions only. */
export class Store {
  readonly objects: ObjectStore;
  readonly idempotencyRecords: IdempotencyRecords;
  readonly deliveryQueue: DeliveryQueue;
  readonly account: Account;
  readonly #db: DatabaseSync;
  readonly #eventHandlers: EventHandlers;
  #savepoints = 0;

  constructor(db: DatabaseSync, account: Account, eventHandlers: EventHandlers) {
    this.#db = db;
    this.#eventHandlers = eventHandlers;
    this.account = account;
    this.objects = new ObjectStore(db);
    this.idempotencyRecords = new IdempotencyRecords(db);
    this.deliveryQueue = new DeliveryQueue(db);
  }

  /**
   * Runs one transaction at `now` (epoch seconds). It is on the disk when this returns. An error rolls
   * it back, unless the error says that it keeps changes.
   */
  transaction<T>(now: number, step: (tx: Transaction) => T, request = NO_REQUEST): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = step(this.#begin(now, request));
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      const keep = error instanceof ApiError && error.keepsChanges;
      this.#db.exec(keep ? 'COMMIT' : 'ROLLBACK');
      throw error;
    }
  }

  #begin(now: number, request: RequestInfo): Transaction {
    return {
      objects: this.objects,
      account: this.account,
      now,
      request,
      eventHandlers: this.#eventHandlers,
      emit: (type, object, previous) => this.#emit(now, request, type, object, previous),
      savepoint: (step) => this.#savepoint(step, false),
      dryRun: (at, step) => this.#savepoint(() => step(this.#begin(at, request)), true),
    };
  }

  #savepoint<T>(step: () => T, alwaysUndo: boolean): T {
    const name = `step_${(this.#savepoints += 1)}`;
    this.#db.exec(`SAVEPOINT ${name}`);
    let undo = true;
    try {
      const result = step();
      undo = alwaysUndo;
      return result;
    } catch (error) {
      undo = alwaysUndo || !(error instanceof ApiError && error.keepsChanges);
      throw error;
    } finally {
      if (undo) this.#db.exec(`ROLLBACK TO ${name}`);
      this.#db.exec(`RELEASE ${name}`);
      this.#savepoints -= 1;
    }
  }

  #emit(now: number, request: RequestInfo, type: string, object: object, previous?: object): void {
    const endpoint = findWebhookEndpoint(this.objects);
    const wanted = endpoint !== undefined && wantsEvent(endpoint, type);
    const event = this.objects.put('event', {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: now,
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: wanted ? 1 : 0,
      request: { id: request.id, idempotency_key: request.idempotencyKey },
      type,
    });
    if (wanted) this.deliveryQueue.add(event.id);
  }
}
