import { describe, it } from 'vitest';
import { type CallCase, expectCall } from '../../testing/expectCall';
import { at, pounds, wire } from '../../testing/wireSamples';

const key = 'attempt-1';
const keyed = { idempotencyKey: key };
const startDate = at('2026-12-01T00:00:00Z');
const endDate = at('2026-12-15T00:00:00Z');
const sent = { startDate: '2026-12-01T00:00:00.000Z', endDate: '2026-12-15T00:00:00.000Z' };
const refundableUntil = at('2026-12-08T23:59:59Z');
const price = pounds(3);
const refundAmount = price.minor;
const state = 'scheduled';
const pause = { id: 'pause-1', startDate, endDate, price, state, refundableUntil, refundAmount };

const cases: readonly [string, CallCase][] = [
  [
    'the pause under way',
    {
      call: ({ call }) => call('getPause'),
      line: 'GET /api/pause',
      wire: wire.pause,
      expected: pause,
    },
  ],
  [
    'no pause',
    { call: ({ call }) => call('getPause'), line: 'GET /api/pause', wire: null, expected: null },
  ],
  [
    'a new pause, charged once',
    {
      call: ({ call }) => call('createPause', { startDate, endDate, ...keyed }),
      line: 'POST /api/pause',
      body: sent,
      key,
      wire: wire.pause,
      expected: pause,
    },
  ],
  [
    'a pause whose dates move, without an end',
    {
      call: ({ call }) => call('updatePause', { startDate, endDate: null, ...keyed }),
      line: 'PATCH /api/pause',
      body: { ...sent, endDate: null },
      key,
      wire: { ...wire.pause, endDate: null },
      expected: { ...pause, endDate: null },
    },
  ],
  [
    'a pause whose end moves',
    {
      call: ({ call }) => call('updatePauseEnd', { endDate, ...keyed }),
      line: 'PATCH /api/pause/end-date',
      body: { endDate: sent.endDate },
      key,
      wire: wire.pause,
      expected: pause,
    },
  ],
  [
    'more time for a plan that is paid once',
    {
      call: ({ call }) => call('getExtension'),
      line: 'GET /api/subscription/extension',
      wire: { price: 6, currency: 'GBP', endsAt: '2026-12-15T00:00:00Z' },
      expected: { price: pounds(6), endsAt: endDate },
    },
  ],
  [
    'no more time',
    {
      call: ({ call }) => call('getExtension'),
      line: 'GET /api/subscription/extension',
      wire: null,
      expected: null,
    },
  ],
  [
    'time that is added, charged once',
    {
      call: ({ call }) => call('extendSubscription', { endsAt: endDate, ...keyed }),
      line: 'POST /api/subscription/extension',
      body: { endsAt: sent.endDate },
      key,
      wire: { paymentIntentId: 'pi_1', invoiceId: 'in_1' },
      expected: { paymentIntentId: 'pi_1', invoiceId: 'in_1' },
    },
  ],
  [
    'what a pause would cost',
    {
      call: ({ call }) => call('quotePausePrice', { startDate, endDate }),
      line: 'PATCH /api/pause/update-price',
      body: sent,
      wire: { price: 3, currency: 'GBP' },
      expected: pounds(3),
    },
  ],
  [
    'the end of a pause',
    { call: ({ call }) => call('endPause'), line: 'DELETE /api/unpause', expected: null },
  ],
];

describe('pausing', () => {
  it.each(cases)('sends the call and reads its answer: %s', (_, tested) => expectCall(tested));
});
