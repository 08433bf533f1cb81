import { describe, expect, test } from 'vitest';
import { attacks } from './attacks';

/** `pnpm soak` sets these; `npm test` sets neither. */
const asked = Number(process.env['SOAK_ROUNDS'] ?? 0);
const isSoak = process.env['SOAK'] === '1';

/** The longest time for all rounds of one attack on one database. */
const LIMIT_MS = (isSoak ? 60 : 4) * 60_000;

describe.each(attacks)('$name', ({ claim, engines, rounds, run }) => {
  const count = asked || (isSoak ? rounds.soak : rounds.test);
  test.each(engines)(`${claim}, ${count} times (%s)`, { timeout: LIMIT_MS }, async (engine) => {
    expect(await run(engine, count)).toEqual([]);
  });
});
