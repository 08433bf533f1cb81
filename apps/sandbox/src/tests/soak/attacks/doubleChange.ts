import { DAY } from '@foyer/domain';
import { customers } from '../../support/customers';
import { bothEngines, startTestSandbox, type TestSandbox } from '../../support/testSandbox';
import type { Attack } from '../Attack';
import { inBatches } from '../inBatches';

type Race = (sandbox: TestSandbox) => Promise<string[]>;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Two windows confirm two different changes of one plan, each several times with new keys. */
const raceChanges =
  (begin: 'internalCustomer' | 'stripeCustomer', from: string, targets: string[]): Race =>
  async (sandbox) => {
    const customer = customers(() => sandbox);
    const visitor = await customer[begin](from);
    const quotes = await Promise.all(targets.map((target) => customer.quote(visitor, target)));
    const answers = await Promise.all(
      [0, 1].flatMap(() =>
        quotes.map((quote, index) => customer.accept(visitor, quote, targets[index] ?? '')),
      ),
    );
    const charges = await customer.charges(visitor);
    const answered = (status: number) =>
      answers.flatMap((answer, index) =>
        answer.status === status ? [targets[index % targets.length]] : [],
      );
    const made = new Set(answered(200));
    const refused = new Set(answered(409));
    return [
      ...(made.size === 1 ? [] : [`Changes were made to ${[...made].join(', ') || 'nothing'}.`]),
      ...(refused.size === targets.length - 1
        ? []
        : ['A window did not hear of the other change.']),
      ...(charges.length === 2 ? [] : [`Purchase and change were charged: ${charges.join(', ')}.`]),
      ...answers
        .filter(({ status }) => status >= 500)
        .map(({ status }) => `A change was answered with ${status}.`),
    ];
  };

/** Prices in minor units: £9.00 for the plan, £2.00 for each started 30 days of a pause. */
const PLAN = 900;
const PAUSE_OF_70_DAYS = 600;

/** Two windows make one planned pause longer, to different days. */
const racePauses: Race = async (sandbox) => {
  const customer = customers(() => sandbox);
  const visitor = await customer.internalCustomer('tc-single-4weeks');
  const day = (inDays: number) => new Date(sandbox.clock.now() + inDays * DAY).toISOString();
  await visitor.keyed('/api/pause', { startDate: day(2), endDate: day(12) });
  const move = (days: number) =>
    visitor.call(
      'PATCH',
      '/api/pause/end-date',
      { endDate: day(2 + days) },
      { 'idempotency-key': `${visitor.userId}-${days}` },
    );
  const answers = await Promise.all([move(40), move(70)]);
  const charges = await customer.charges(visitor);
  return [
    ...(sum(charges) === PLAN + PAUSE_OF_70_DAYS
      ? []
      : [`A plan and a pause of 70 days were charged: ${charges.join(', ')}.`]),
    ...answers
      .filter(({ status }) => status >= 500)
      .map(({ status }) => `A pause was answered with ${status}.`),
  ];
};

const attack = (name: string, claim: string, race: Race): Attack => ({
  name,
  claim,
  engines: bothEngines,
  rounds: { test: 8, soak: 300 },
  run: async (engine, { rounds }) => {
    const sandbox = await startTestSandbox(engine, { rateLimits: false });
    try {
      return { broken: await inBatches(rounds, 4, () => race(sandbox)), seen: {} };
    } finally {
      await sandbox.close();
    }
  },
});

const changeOnce = 'two windows that confirm different changes of a plan make and pay one';

/** What an existing customer pays for, in several windows at once. */
export const doubleChange: readonly Attack[] = [
  attack(
    'double-change-internal',
    changeOnce,
    raceChanges('internalCustomer', 'tc-single-4weeks', [
      'tc-awesome-4weeks',
      'tc-standard-4weeks',
    ]),
  ),
  attack(
    'double-change-stripe',
    changeOnce,
    raceChanges('stripeCustomer', 'cw-essential-month', ['cw-plus-month', 'cw-supersonic-month']),
  ),
  attack(
    'double-pause',
    'a pause that two windows make longer is charged at its price',
    racePauses,
  ),
];
