import { DAY } from '@foyer/domain';
import { bothEngines, type Engine } from '../../support/testSandbox';
import type { Attack, Findings } from '../Attack';
import { inBatches } from '../inBatches';
import { audit } from '../ledger/audit';
import { Customer } from '../ledger/Customer';
import { actOnce, buy } from '../ledger/operations';
import { Random } from '../Random';
import { everything, onlyKills, type Troubles } from '../world/Troubles';
import { startWorld } from '../world/World';

/** How many customers share one sandbox, and how many of them act at the same time. */
const IN_ONE_WORLD = 40;
const AT_ONCE = 6;
/** How often each customer acts after the purchase. */
const ACTS = 3;
/** The steps of the clock, in days: shorter than a period, so that a plan renews once at most in one. */
const SHORTEST_STEP = 8.5;
const LONGEST_STEP = 20.5;

/** Some customers buy, act and renew in one world; then the books are compared. */
const liveOnce = async (
  engine: Engine,
  troubles: Troubles,
  rounds: readonly number[],
  seed: number,
): Promise<Findings> => {
  const first = rounds[0] ?? 0;
  const random = new Random(seed, -first);
  const world = await startWorld(engine, troubles, random);
  const { chance, seen } = world;
  const customers = new Map(
    rounds.map((round) => [round, new Customer(world, new Random(seed, round))]),
  );
  const everybody = (act: (customer: Customer) => Promise<void>) =>
    inBatches(rounds.length, AT_ONCE, async (index) => {
      const customer = customers.get(first + index - 1);
      if (customer)
        await act(customer).catch((error: unknown) => customer.broken.push(String(error)));
      return [];
    });
  try {
    chance.isCalm = false;
    await everybody(buy);
    for (let act = 0; act < ACTS; act += 1) {
      const days = SHORTEST_STEP + random.below(LONGEST_STEP - SHORTEST_STEP);
      const until = (await world.now()) + days * DAY;
      for (const customer of customers.values()) customer.expectUntil(until);
      await world.passDays(days);
      await everybody(actOnce);
    }
    const sandbox = await world.settle();
    const { before, after } = await audit(sandbox, customers);
    await sandbox.close();
    if (before.length > 0) seen['put right within the hour'] = before.length;
    // Nothing but the comparison can know of a payment whose answers and event were all lost.
    return { broken: troubles.event.lost > 0 ? after : before, seen };
  } finally {
    await world.close();
  }
};

const attack = (
  name: string,
  claim: string,
  troubles: Troubles,
  rounds: Attack['rounds'],
): Attack => ({
  name,
  claim,
  engines: bothEngines,
  rounds,
  run: async (engine, extent) => {
    const broken: string[] = [];
    const seen: Record<string, number> = {};
    for (let first = 1; first <= extent.rounds; first += IN_ONE_WORLD) {
      const length = Math.min(IN_ONE_WORLD, extent.rounds - first + 1);
      const here = Array.from({ length }, (_, index) => first + index);
      const found = await liveOnce(engine, troubles, here, extent.seed);
      broken.push(...found.broken);
      if (extent.rounds > IN_ONE_WORLD)
        console.info(`${name}, ${engine}, from ${first}: ${found.broken.length} broken`);
      for (const [what, times] of Object.entries(found.seen))
        seen[what] = (seen[what] ?? 0) + times;
    }
    return { broken, seen };
  },
});

const claim =
  'each customer is charged once what they were shown, has the plan for it, and both books say so';

/**
 * Customers who buy, change, pause and renew while things go wrong. In `npm test` the ledger kills the
 * process too, forty customers on the two databases together.
 */
export const ledger: readonly Attack[] = [
  attack('kills', claim, onlyKills, { test: 0, soak: 300 }),
  attack('ledger', claim, everything, { test: 20, soak: 1000 }),
];
