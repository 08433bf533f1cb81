import { describe, expect, it } from 'vitest';
import { pounds } from '../testing/aPlan';
import { aSubscription } from '../testing/aSubscription';
import { DAY, HOUR, MINUTE } from '../time/instant';
import {
  canMoveStart,
  checkPauseDates,
  pauseCharge,
  type PauseRecord,
  pauseStateAt,
} from './pause';
import { type Subscription, subscriptionStates } from './subscription';
import {
  cancelKind,
  cancellationReasons,
  canDo,
  endIfCancelled,
  endsWithoutRenewal,
  isCancelled,
  type PlanAction,
  type PlanFacts,
} from './subscriptionRules';
import {
  chargeBeforeDiscounts,
  isUpgradeInfoStale,
  needsCard,
  takesCoupon,
  upgradeInfoKey,
  upgradeKind,
} from './upgradeRules';

import fc from 'fast-check';

const NOW = Date.UTC(2026, 10, 21, 15, 30);

const facts = (over: Partial<PlanFacts> = {}): PlanFacts => ({
  subscription: aSubscription(),
  paused: false,
  cancelDisabled: false,
  siteClosed: false,
  now: NOW,
  ...over,
});

const ending = aSubscription({ state: 'cancelled', serviceEndDate: NOW + DAY });
const actions: PlanAction[] = ['upgrade', 'pause', 'unpause', 'cancel', 'revive', 'dropChange'];

describe('canDo with a plan', () => {
  it.each<[string, PlanFacts, PlanAction[]]>([
    ['that is active and renews', facts(), ['upgrade', 'pause', 'cancel']],
    [
      'that does not renew',
      facts({ subscription: aSubscription({ recurring: false }) }),
      ['upgrade'],
    ],
    [
      'that costs nothing',
      facts({ subscription: aSubscription({ price: pounds(0) }) }),
      ['upgrade', 'cancel'],
    ],
    [
      'that does not renew and says when it ends',
      facts({ subscription: aSubscription({ recurring: false, serviceEndDate: NOW + DAY }) }),
      ['upgrade'],
    ],
    ['that is past due', facts({ subscription: aSubscription({ state: 'pastDue' }) }), ['cancel']],
    [
      'that is paused',
      facts({ paused: true, subscription: aSubscription({ state: 'paused' }) }),
      ['unpause', 'cancel'],
    ],
    ['that is paused while active', facts({ paused: true }), ['unpause', 'cancel']],
    ['that is cancelled and still runs', facts({ subscription: ending }), ['revive']],
    [
      'that is active, with a service end date',
      facts({ subscription: aSubscription({ serviceEndDate: NOW + 1 }) }),
      ['upgrade', 'pause', 'cancel'],
    ],
    [
      'that is cancelled and past its end',
      facts({ subscription: { ...ending, serviceEndDate: NOW } }),
      [],
    ],
    ['that is cancelled, at a closed site', facts({ subscription: ending, siteClosed: true }), []],
    ['that has ended', facts({ subscription: { ...ending, state: 'ended' } }), []],
    ['that is pending', facts({ subscription: aSubscription({ state: 'pending' }) }), []],
    ['where cancelling is switched off', facts({ cancelDisabled: true }), ['upgrade', 'pause']],
    [
      'with a scheduled change',
      facts({
        subscription: aSubscription({
          scheduledChange: { priceId: 'x', at: NOW + 1, price: null },
        }),
      }),
      ['upgrade', 'pause', 'cancel', 'dropChange'],
    ],
    [
      'whose scheduled change is past',
      facts({
        subscription: aSubscription({ scheduledChange: { priceId: 'x', at: NOW, price: null } }),
      }),
      ['upgrade', 'pause', 'cancel'],
    ],
    [
      'whose scheduled change waits for its first payment',
      facts({
        subscription: aSubscription({
          state: 'pastDue',
          recurring: false,
          scheduledChange: { priceId: 'x', at: NOW, price: null },
        }),
      }),
      ['dropChange'],
    ],
  ])('%s', (_, about, can) => {
    expect(actions.filter((action) => canDo(action, about))).toEqual(can);
  });

  it('in an unknown state can only be cancelled', () => {
    const subscription = aSubscription({ state: 'unknown' });
    expect(actions.filter((action) => canDo(action, facts({ subscription })))).toEqual(['cancel']);
  });

  it('never allows both cancel and revive', () => {
    const subscriptions = fc.record({
      state: fc.constantFrom(...subscriptionStates),
      cancelled: fc.boolean(),
      serviceEndDate: fc.constantFrom(null, NOW - 1, NOW + 1),
      paused: fc.boolean(),
    });
    fc.assert(
      fc.property(subscriptions, ({ paused, ...over }) => {
        const about = facts({ paused, subscription: aSubscription(over) });
        expect(canDo('cancel', about) && canDo('revive', about)).toBe(false);
      }),
    );
  });
});

describe('a cancelled plan', () => {
  const declared = { cancelled: true };

  it.each([
    ['is cancelled until its service ends', ending, true],
    ['is over after its service end date', { ...ending, serviceEndDate: NOW }, false],
    ['is cancelled without a date', { ...ending, serviceEndDate: null }, true],
    ['is over once it has ended', { ...ending, state: 'ended' as const }, false],
    // SUB-17
    ['is one by its state alone', { ...ending, state: 'active' as const }, false],
    ['stays one while it is past due', { ...ending, ...declared, state: 'pastDue' as const }, true],
    ['stays one while it is paused', { ...ending, ...declared, state: 'paused' as const }, true],
    [
      'is none again once it is active',
      { ...ending, ...declared, state: 'active' as const },
      false,
    ],
  ])('%s', (_, subscription, is) => {
    expect(isCancelled(subscription, NOW)).toBe(is);
  });

  it('ends with its period, or as a contract', () => {
    expect(cancelKind({ contract: false })).toBe('periodEnd');
    expect(cancelKind({ contract: true })).toBe('contract');
  });

  it('has reasons, the last one is "other"', () => {
    expect(new Set(cancellationReasons).size).toBe(7);
    expect(cancellationReasons.at(-1)).toBe('other');
  });
});

describe('endIfCancelled', () => {
  const END = NOW + 10 * DAY;
  const paused = { startDate: NOW - 3 * DAY };

  it.each<
    [string, Partial<Subscription>, { startDate: number } | null, ReturnType<typeof endIfCancelled>]
  >([
    ['ends with the paid period', {}, null, END],
    ['ends with the paid period before a planned pause', {}, { startDate: NOW + DAY }, END],
    ['ends at a time that is not known without a period', { periodEnd: null }, null, null],
    [
      'ends at once if it is free and has no period',
      { price: { minor: 0, currency: 'GBP' }, periodEnd: null },
      null,
      'atOnce',
    ],
    ['ends at once if the payment is past due', { state: 'pastDue' }, null, 'atOnce'],
    ['gets back the paid time of its pause', { state: 'paused' }, paused, END + 3 * DAY],
    [
      'gives back no time that was not paid for',
      { state: 'paused', periodEnd: NOW - 4 * DAY },
      paused,
      NOW,
    ],
    ['ends with the paid period if the pause is unknown', { state: 'paused' }, null, END],
  ])('%s', (_, over, pause, at) => {
    expect(endIfCancelled(aSubscription({ periodEnd: END, ...over }), pause, NOW)).toBe(at);
  });
});

describe('endsWithoutRenewal', () => {
  const next = { priceId: 'x', at: NOW, price: null };

  it.each([
    ['is true for a plan that is paid once', false, null, true],
    ['is false if another plan follows', false, next, false],
    ['is false for a plan that renews', true, null, false],
    ['is false for a plan that renews as another', true, next, false],
  ])('%s', (_, recurring, scheduledChange, does) => {
    expect(endsWithoutRenewal({ recurring, scheduledChange })).toBe(does);
  });
});

describe('a change of plan starts', () => {
  const month = { amount: 1, magnitude: 'month' } as const;
  const year = { amount: 1, magnitude: 'year' } as const;
  const weeks = { amount: 4, magnitude: 'week' } as const;
  const days = { amount: 2, magnitude: 'day' } as const;

  it.each([
    ['now for a more expensive plan', pounds(10), month, pounds(20), month, 'now'],
    ['now for the same price', pounds(10), month, pounds(10), month, 'now'],
    ['at the period’s end for a cheaper plan', pounds(20), month, pounds(10), month, 'periodEnd'],
    [
      'at the period’s end for a year that is cheaper by the day',
      pounds(20),
      month,
      pounds(200),
      year,
      'periodEnd',
    ],
    ['now for a year that costs more by the day', pounds(20), month, pounds(250), year, 'now'],
    ['now from a month to four weeks at its price', pounds(20), month, pounds(20), weeks, 'now'],
    [
      'at the period’s end from four weeks to a month at its price',
      pounds(20),
      weeks,
      pounds(20),
      month,
      'periodEnd',
    ],
    ['now from a month to two days at half its price', pounds(20), month, pounds(10), days, 'now'],
    ['now for the same price if a period is unknown', pounds(20), null, pounds(20), null, 'now'],
    [
      'by the prices alone if the current period is unknown',
      pounds(20),
      null,
      pounds(200),
      year,
      'now',
    ],
    [
      'by the prices alone if the other period is unknown',
      pounds(20),
      year,
      pounds(10),
      null,
      'periodEnd',
    ],
  ] as const)('%s', (_, price, period, wantedPrice, wantedPeriod, kind) => {
    const wanted = { price: wantedPrice, period: wantedPeriod };
    expect(upgradeKind({ price, period }, wanted)).toBe(kind);
  });
});

describe('a change of plan', () => {
  const period = { amount: 1, magnitude: 'month' } as const;

  it.each([
    ['takes a coupon if it starts now', 10, 20, true],
    ['takes no coupon if it waits', 20, 10, false],
    ['takes no coupon if it is free', 0, 0, false],
  ])('%s', (_, price, wanted, takes) => {
    expect(takesCoupon({ price: pounds(price), period }, { price: pounds(wanted), period })).toBe(
      takes,
    );
  });

  it.each([
    [5, 20, true],
    [0, 20, true],
    [5, 0, true],
    [0, 0, false],
  ])('of %i today and %i next needs a card: %s', (today, next, needs) => {
    expect(needsCard({ costToPay: pounds(today), nextAmount: pounds(next) })).toBe(needs);
  });
});

describe('a preview of a change', () => {
  it('is kept for one user, plan and coupon', () => {
    expect(upgradeInfoKey('u', 'p', null)).toBe('u/p/');
    expect(upgradeInfoKey('u', 'p', ' save10 ')).toBe('u/p/SAVE10');
    expect(upgradeInfoKey('u/p', 'x', null)).not.toBe(upgradeInfoKey('u', 'p/x', null));
  });

  it('is stale when its figures are ten minutes old', () => {
    expect(isUpgradeInfoStale(NOW - 10 * MINUTE + 1, NOW)).toBe(false);
    expect(isUpgradeInfoStale(NOW - 10 * MINUTE, NOW)).toBe(true);
  });

  it('costs the charge plus the credit and the coupon, before both', () => {
    const info = { costToPay: pounds(12), credit: pounds(3), coupon: null };
    expect(chargeBeforeDiscounts(info)).toEqual(pounds(15));
    const coupon = { saving: pounds(4), periodsLeft: 2 };
    expect(chargeBeforeDiscounts({ ...info, coupon })).toEqual(pounds(19));
  });
});

describe('checkPauseDates', () => {
  const today = Date.UTC(2026, 10, 21);

  it.each([
    ['allows a start later today', NOW + HOUR, null, true],
    ['allows a start earlier today', today, null, true],
    ['refuses a start yesterday', today - 1, null, 'plans.pause.startInPast'],
    ['allows no end', NOW, null, true],
    ['allows a day', NOW, NOW + DAY, true],
    ['allows the day on which the clocks go forward', NOW, NOW + 23 * HOUR, true],
    ['refuses less than that', NOW, NOW + 23 * HOUR - 1, 'plans.pause.tooShort'],
    ['allows a start in 90 days', NOW + 90 * DAY, null, true],
    ['refuses a start after that', NOW + 90 * DAY + 1, null, 'plans.pause.startTooLate'],
    ['allows a leap year', NOW, NOW + 366 * DAY, true],
    ['refuses a longer time', NOW, NOW + 366 * DAY + 1, 'plans.pause.tooLong'],
    ['refuses an end at the start', NOW, NOW, 'plans.pause.endBeforeStart'],
    ['refuses an end before the start', NOW, NOW - 1, 'plans.pause.endBeforeStart'],
  ])('%s', (_, startDate, endDate, answer) => {
    const checked = checkPauseDates({ startDate, endDate }, NOW);
    expect(checked === true ? true : checked.message.key).toBe(answer);
  });

  it.each([
    ['allows another day', NOW + DAY, true],
    ['refuses an end today', NOW + HOUR, 'plans.pause.tooShort'],
    ['refuses an end in the past', NOW - 1, 'plans.pause.endBeforeStart'],
    ['counts its length from its start', NOW - 20 * DAY + 366 * DAY + 1, 'plans.pause.tooLong'],
  ])('of a pause that has begun %s', (_, endDate, answer) => {
    const checked = checkPauseDates({ startDate: NOW - 20 * DAY, endDate }, NOW, true);
    expect(checked === true ? true : checked.message.key).toBe(answer);
  });
});

describe('a pause', () => {
  const pause: PauseRecord = {
    id: 'p',
    startDate: NOW,
    endDate: NOW + DAY,
    price: pounds(2),
    state: 'scheduled',
    refundableUntil: null,
    refundAmount: null,
  };

  it.each([
    ['is scheduled until it starts', NOW - 1, 'scheduled'],
    ['is active from its start', NOW, 'active'],
    ['is ended at its end', NOW + DAY, 'ended'],
  ])('%s, by the clock', (_, now, state) => {
    expect(pauseStateAt(pause, now)).toBe(state);
  });

  it('without an end stays active', () => {
    expect(pauseStateAt({ ...pause, endDate: null }, NOW + 99 * DAY)).toBe('active');
  });

  it('that ended early stays ended', () => {
    expect(pauseStateAt({ ...pause, state: 'ended' }, NOW)).toBe('ended');
  });

  it('can move its start until it starts', () => {
    expect(canMoveStart(pause, NOW - 1)).toBe(true);
    expect(canMoveStart(pause, NOW)).toBe(false);
    expect(canMoveStart({ ...pause, state: 'active' }, NOW - 1)).toBe(false);
  });
});

describe('pauseCharge', () => {
  it.each([
    ['is the price of a new pause', 200, null, 200],
    ['is the difference for a longer pause', 600, 200, 400],
    ['is zero for a shorter pause', 200, 600, 0],
  ])('%s', (_what, quoted, paid, charged) => {
    const before = paid === null ? null : { price: pounds(paid) };
    expect(pauseCharge(pounds(quoted), before)).toEqual(pounds(charged));
  });
});
