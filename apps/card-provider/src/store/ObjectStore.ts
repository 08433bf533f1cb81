import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { ObjectType, ObjectTypes } from '../model/objects';
import { dueAt } from '../model/dueAt';

/** Conditions on fields, by JSON path below the object: `{ customer: 'cus_1' }`; of an array any value will do. */
export type Where = Record<string, string | number | null | undefined | readonly string[]>;

export interface FindOptions {
  /** By default, newest first. */
  oldestFirst?: boolean;
  limit?: number;
  /** Only objects stored before (or after) this one. */
  olderThan?: string;
  newerThan?: string;
}

/** Keeps the provider's objects as JSON documents, in the order of their creation. */
export class ObjectStore {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get<K extends ObjectType>(kind: K, id: string): ObjectTypes[K] | undefined {
    const row = this.#sql('SELECT body FROM objects WHERE id = ? AND kind = ?').get(id, kind);
    return row && this.#parse<K>(row);
  }

  /** The object of any type with this id, for expansion. */
  getAny(id: string): object | undefined {
    const row = this.#sql('SELECT body FROM objects WHERE id = ?').get(id);
    return row && this.#parse(row);
  }

  put<K extends ObjectType>(kind: K, object: ObjectTypes[K]): ObjectTypes[K] {
    this.#sql(
      `INSERT INTO objects (kind, id, due, body) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET due = excluded.due, body = excluded.body`,
    ).run(kind, object.id, dueAt(kind, object), JSON.stringify(object));
    return object;
  }

  delete(id: string): void {
    this.#sql('DELETE FROM objects WHERE id = ?').run(id);
  }

  find<K extends ObjectType>(
    kind: K,
    where: Where = {},
    options: FindOptions = {},
  ): ObjectTypes[K][] {
    const conditions = ['kind = ?'];
    const values: SQLInputValue[] = [kind];
    for (const [path, value] of Object.entries(where)) {
      if (value === undefined) continue;
      const isOneOf = typeof value === 'object' && value !== null;
      const test = isOneOf ? 'IN (SELECT value FROM json_each(?))' : 'IS ?';
      conditions.push(`json_extract(body, '$.${path}') ${test}`);
      values.push(isOneOf ? JSON.stringify(value) : value);
    }
    for (const [id, sign] of [
      [options.olderThan, '<'],
      [options.newerThan, '>'],
    ]) {
      if (!id) continue;
      conditions.push(`seq ${sign} (SELECT seq FROM objects WHERE id = ?)`);
      values.push(id);
    }
    const order = options.oldestFirst ? 'ASC' : 'DESC';
    const rows = this.#sql(
      `SELECT body FROM objects WHERE ${conditions.join(' AND ')} ORDER BY seq ${order} LIMIT ?`,
    ).all(...values, options.limit ?? -1);
    return rows.map((row) => this.#parse<K>(row));
  }

  /** The object that falls due first, at or before `time` (epoch seconds). */
  nextDue(time: number): { kind: ObjectType; id: string; due: number } | undefined {
    const row = this.#sql(
      `SELECT kind, id, due FROM objects WHERE due IS NOT NULL AND due <= ? ORDER BY due, seq LIMIT 1`,
    ).get(time);
    return (
      row && {
        kind: String(row['kind']) as ObjectType,
        id: String(row['id']),
        due: Number(row['due']),
      }
    );
  }

  #parse<K extends ObjectType>(row: Record<string, unknown>): ObjectTypes[K] {
    // eslint-disable-next-line typescript/no-unsafe-return -- only `put` writes here, typed by kind
    return JSON.parse(String(row['body']));
  }

  #sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#db.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }
}
