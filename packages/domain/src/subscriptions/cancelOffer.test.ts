import { describe, expect, it } from 'vitest';
import { pounds } from '../testing/aPlan';
import { aSubscription } from '../testing/aSubscription';
import { DAY } from '../time/instant';
import { cancelOffer } from './cancelOffer';

const now = Date.UTC(2026, 10, 30);
const periodEnd = now + 20 * DAY;
const termEnd = now + 200 * DAY;
const withdrawUntil = now + 10 * DAY;
const fee = pounds(40);
const plan = aSubscription({ state: 'active', price: pounds(20), periodEnd, withdrawUntil: null });
/** A minimum term that costs a fee to leave, and that the user can also leave with its end. */
const term = { amountToCharge: fee, freeEnd: termEnd, withdrawUntil: null };
const free = { fee: null, freeEnd: null, withdrawsInstead: false, canCancel: true };

// SUB-7
describe('the page that cancels a plan', () => {
  it.each([
    ['ends a plan without a minimum term with its period', {}, null, { ends: periodEnd, ...free }],
    [
      'names the right to withdraw beside cancelling, where that costs nothing',
      { withdrawUntil },
      null,
      { withdrawUntil, ...free },
    ],
    ['asks for the fee, or leaves with the term', {}, term, { fee, freeEnd: termEnd }],
    [
      'asks for the fee alone where the term’s end isn’t offered',
      {},
      { ...term, freeEnd: null },
      { fee, freeEnd: null, endsWithTerm: false, canCancel: true },
    ],
    [
      'asks for no fee in the last paid period of the term',
      {},
      { ...term, freeEnd: periodEnd },
      { endsWithTerm: true, ...free },
    ],
    [
      'asks for no fee that is 0',
      {},
      { ...term, amountToCharge: pounds(0) },
      { endsWithTerm: false, ...free },
    ],
    [
      'asks for the fee in the last period of a plan that is past due',
      { state: 'pastDue' },
      { ...term, freeEnd: periodEnd },
      { ends: 'atOnce', fee, freeEnd: periodEnd, endsWithTerm: false },
    ],
    [
      'leads to the withdrawal in place of the fee, or leaves with the term',
      {},
      { ...term, withdrawUntil },
      { withdrawUntil, withdrawsInstead: true, canCancel: true, freeEnd: termEnd },
    ],
    [
      'leads to the withdrawal alone where the term’s end isn’t offered',
      {},
      { ...term, withdrawUntil, freeEnd: null },
      { withdrawUntil, withdrawsInstead: true, canCancel: false },
    ],
    [
      'trusts the quote of the fee about the withdrawal, not the plan',
      { withdrawUntil },
      term,
      { withdrawUntil: null, withdrawsInstead: false, fee },
    ],
  ] as const)('%s', (_, facts, contract, offered) => {
    expect(cancelOffer({ ...plan, ...facts }, contract, null, now)).toMatchObject(offered);
  });

  it('moves the end by the paid time that a pause keeps', () => {
    const pause = { startDate: now - 5 * DAY };
    const paused = { ...plan, state: 'paused' } as const;
    expect(cancelOffer(paused, term, pause, now).ends).toBe(now + 25 * DAY);
    const contract = { ...term, freeEnd: now + 22 * DAY };
    expect(cancelOffer(paused, contract, pause, now)).toMatchObject({
      endsWithTerm: true,
      ...free,
    });
  });
});
