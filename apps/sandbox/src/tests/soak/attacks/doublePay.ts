import { customers } from '../../support/customers';
import { bothEngines, startTestSandbox, type TestSandbox } from '../../support/testSandbox';
import { textAt } from '../../support/textAt';
import type { Visitor } from '../../support/Visitor';
import type { Attack } from '../Attack';
import { inBatches } from '../inBatches';

/** How many customers become due with one move of the clock. */
const GROUP = 25;
/** How many windows pay, each pressing twice. */
const WINDOWS = 3;

/** A plan that renews within the days below, and its price in minor units; one for each plan engine. */
const renewals = [
  { begin: 'internalCustomer', priceId: 'tc-single-4weeks', price: 900 },
  { begin: 'stripeCustomer', priceId: 'cw-essential-month', price: 1200 },
] as const;
const DAYS = 32;

/** The bill of a declined renewal is paid in several windows at once, with the new card. */
const payInWindows = async (
  sandbox: TestSandbox,
  visitor: Visitor,
  price: number,
): Promise<string[]> => {
  const customer = customers(() => sandbox);
  const account = await customer.account(visitor);
  const bill = account.body['siteUser']?.['lastInvoice'];
  if (String(bill?.['state']) !== 'open') return [`The bill is ${JSON.stringify(bill)}.`];
  await customer.useCard(visitor, 'pm_card_visa');
  const path = `/api/billing/invoice/${String(bill?.['id'])}/execute`;
  const answers = await Promise.all(
    Array.from({ length: WINDOWS }, (_, window) => [window, window, window + WINDOWS])
      .flat()
      .map((key) => visitor.keyed(path, {}, `${visitor.userId}-${key}`)),
  );
  const charges = await customer.charges(visitor);
  const plan = await visitor.call('GET', '/api/subscription');
  return [
    ...(charges.join() === [price, price].join()
      ? []
      : [`A purchase and a renewal of ${price} were charged: ${charges.join(', ')}.`]),
    ...(answers.some(({ status }) => status === 200) ? [] : ['Nobody was told that it is paid.']),
    ...answers
      .filter(({ status }) => status !== 200 && status !== 409)
      .map(({ status }) => `A payment was answered with ${status}.`),
    ...(textAt(plan, 'subscription.state') === 'active' ? [] : ['The paid plan is not active.']),
  ];
};

const run: Attack['run'] = async (engine, { rounds }) => {
  const sandbox = await startTestSandbox(engine, { rateLimits: false });
  const customer = customers(() => sandbox);
  const broken: string[] = [];
  try {
    for (let first = 0; first < rounds; first += GROUP) {
      const due: { visitor: Visitor; price: number }[] = [];
      const length = Math.min(GROUP, rounds - first);
      const sold = await inBatches(length, 4, async (round) => {
        const { begin, priceId, price } = renewals[round % 2 === 0 ? 0 : 1];
        const visitor = await customer[begin](priceId);
        await customer.useCard(visitor, 'pm_card_chargeCustomerFail');
        due.push({ visitor, price });
        return [];
      });
      await customer.days(DAYS);
      const paid = await inBatches(due.length, 4, async (round) => {
        const { visitor, price } = due[round - 1] ?? {};
        return visitor && price ? payInWindows(sandbox, visitor, price) : [];
      });
      broken.push(...[...sold, ...paid].map((sentence) => `After ${first}: ${sentence}`));
    }
    return { broken, seen: {} };
  } finally {
    await sandbox.close();
  }
};

/** Paying the bill of a declined renewal in several windows at once, on both plan engines. */
export const doublePay: Attack = {
  name: 'double-pay',
  claim: 'one bill that several windows pay at once is charged once',
  engines: bothEngines,
  rounds: { test: 4, soak: 300 },
  run,
};
