import { describe, expect, test } from 'vitest';
import { attacks } from './attacks';

/** `pnpm soak` sets these; `npm test` sets none. */
const asked = Number(process.env['SOAK_ROUNDS'] ?? 0);
const seed = Number(process.env['SOAK_SEED'] ?? 20_261_123);
const isSoak = process.env['SOAK'] === '1';

/** The longest time for all rounds of one attack on one database; other work may keep the machine busy. */
const LIMIT_MS = (isSoak ? 120 : 10) * 60_000;

const planned = attacks
  .map((attack) => ({ ...attack, count: asked || attack.rounds[isSoak ? 'soak' : 'test'] }))
  .filter(({ count }) => count > 0);

describe.each(planned)('$name', ({ name, claim, engines, count, run }) => {
  test.each(engines)(`${claim}, ${count} times (%s)`, { timeout: LIMIT_MS }, async (engine) => {
    const { broken, seen } = await run(engine, { rounds: count, seed });
    if (isSoak) console.info(`${name}, ${engine}, seed ${seed}: ${JSON.stringify(seen)}`);
    expect(broken, `with seed ${seed}`).toEqual([]);
  });
});
