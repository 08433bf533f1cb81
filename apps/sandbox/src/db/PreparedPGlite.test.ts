import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PreparedPGlite } from './PreparedPGlite';

describe('the embedded database with prepared statements', () => {
  let database: PreparedPGlite;

  beforeAll(async () => {
    database = new PreparedPGlite();
    await database.exec('create table notes (id int primary key, body jsonb, at bigint)');
  });
  afterAll(() => database.close());

  const names = async () =>
    (await database.query<{ name: string }>('select name from pg_prepared_statements')).rows;

  test('answers rows with the types of their columns, even when a statement runs again', async () => {
    const insert = 'insert into notes values ($1, $2, $3)';
    expect(await database.query(insert, [1, { a: [1, 'é'] }, 5])).toMatchObject({
      affectedRows: 1,
    });
    expect(await database.query(insert, [2, null, null])).toMatchObject({ affectedRows: 1 });
    const read = 'select * from notes where id = $1';
    for (const _again of [1, 2])
      expect((await database.query(read, [1])).rows).toEqual([
        { id: 1, body: { a: [1, 'é'] }, at: 5 },
      ]);
    expect((await database.query(read, [2], { rowMode: 'array' })).rows).toEqual([[2, null, null]]);
  });

  test('prepares a text once', async () => {
    const before = (await names()).length;
    for (const id of [1, 2, 3]) await database.query('select body from notes where id = $1', [id]);
    expect(await names()).toHaveLength(before + 1);
  });

  test('goes on after an error in a text or in a value', async () => {
    const read = 'select at from notes where id = $1';
    await expect(database.query('select nothing from notes')).rejects.toMatchObject({
      code: '42703',
    });
    await expect(database.query(read, ['x'])).rejects.toMatchObject({ code: '22P02' });
    await expect(database.query('insert into notes (id) values ($1)', [1])).rejects.toMatchObject({
      code: '23505',
    });
    expect((await database.query(read, [1])).rows).toEqual([{ at: 5 }]);
  });

  test('keeps a query out of the transaction of somebody else', async () => {
    const outside = 'select count(*)::int as count from notes where id = 9';
    let asked: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await tx.query('insert into notes (id) values (9)');
      asked = database.query(outside).then(({ rows }) => rows);
      await tx.rollback();
    });
    expect(await asked).toEqual([{ count: 0 }]);
  });

  test('keeps a limited number of statements, and prepares a forgotten one again', async () => {
    for (let number = 0; number < 300; number += 1)
      await database.query(`select ${number}::int as number`);
    expect((await names()).length).toBeLessThanOrEqual(250);
    expect((await database.query('select 0::int as number')).rows).toEqual([{ number: 0 }]);
  });
});
