import { asObject } from '../../reading/asObject';
import { storeFact, withFacts } from '../ProbeContext';
import type { Probe } from '../Probe';

const day = 86_400_000;
const asMember = { as: 'member', writes: true, expect: ['success'] } as const;
const reason = { body: { cancellationReason: 'Conformance kit' } };
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

const unknownOrder = { kind: 'cancel', orderNumber: 'none', email: 'nobody@example.com' };

/** Probes that change a subscription. They undo each change that can be undone. */
export const subscriptionProbes: readonly Probe[] = [
  {
    ...asMember,
    call: 'quotePausePrice',
    title: 'quotes a pause',
    request: () => ({ body: { startDate: inDays(40), endDate: inDays(60) } }),
  },
  {
    ...asMember,
    call: 'quotePausePrice',
    title: 'refuses a pause that ends before it begins',
    request: () => ({ body: { startDate: inDays(60), endDate: inDays(40) } }),
    expect: [{ status: 400 }],
  },
  {
    ...asMember,
    call: 'createPause',
    title: 'pauses once per idempotency key',
    twice: true,
    request: () => ({ body: { startDate: inDays(40), endDate: inDays(60) } }),
  },
  {
    ...asMember,
    call: 'updatePause',
    title: 'moves a pause',
    request: () => ({ body: { startDate: inDays(41), endDate: inDays(61) } }),
  },
  {
    ...asMember,
    call: 'updatePauseEnd',
    title: 'moves the end of a pause',
    request: () => ({ body: { endDate: inDays(62) } }),
  },
  { ...asMember, call: 'endPause', title: 'ends a pause', request: () => ({}) },
  {
    ...asMember,
    call: 'endPause',
    title: 'refuses to end a pause twice',
    request: () => ({}),
    expect: [{ status: 409, code: 'STATE_CONFLICT' }],
  },
  {
    ...asMember,
    call: 'upgradeSubscription',
    title: 'changes the plan as previewed, once per idempotency key',
    twice: true,
    request: (context) =>
      withFacts(
        context,
        ['upgradeId', 'upgradePriceId', 'prorationDate'],
        ({ upgradeId: id, upgradePriceId: priceId, prorationDate }) => ({
          body: { id, priceId, prorationDate },
        }),
      ),
  },
  {
    ...asMember,
    call: 'getUpgradeInfo',
    title: 'previews the way back to the first plan',
    request: (context) =>
      withFacts(context, ['upgradePriceId', 'presentPriceId'], ({ presentPriceId: priceId }) => ({
        query: { priceId },
      })),
    storeFact: (context, body) => {
      storeFact(context, 'restoredUpgradeId', asObject(body).id);
      storeFact(context, 'restoredProrationDate', asObject(body).prorationDate);
    },
  },
  {
    ...asMember,
    call: 'upgradeSubscription',
    title: 'changes back to the first plan',
    request: (context) =>
      withFacts(
        context,
        ['restoredUpgradeId', 'presentPriceId', 'restoredProrationDate'],
        ({
          restoredUpgradeId: id,
          presentPriceId: priceId,
          restoredProrationDate: prorationDate,
        }) => ({ body: { id, priceId, prorationDate } }),
      ),
  },
  {
    ...asMember,
    call: 'extendSubscription',
    title: 'refuses an end that it has not shown',
    request: () => ({ body: { endsAt: inDays(1) } }),
    expect: [{ status: 409 }],
  },
  {
    ...asMember,
    call: 'cancelSubscription',
    title: 'cancels at the period’s end',
    request: () => reason,
  },
  {
    ...asMember,
    call: 'reviveSubscription',
    title: 'withdraws the cancellation',
    request: () => ({}),
  },
  {
    ...asMember,
    call: 'reviveSubscription',
    title: 'refuses to revive a plan twice',
    request: () => ({}),
    expect: [{ status: 409, code: 'STATE_CONFLICT' }],
  },
  {
    ...asMember,
    call: 'quoteCancellationFee',
    title: 'quotes the fee for leaving a contract',
    as: 'contract',
    request: () => ({}),
  },
  {
    ...asMember,
    call: 'cancelContract',
    title: 'cancels a contract once per idempotency key',
    as: 'contract',
    twice: true,
    request: () => reason,
  },
  {
    ...asMember,
    call: 'reviveSubscription',
    title: 'takes the end of a contract back, or refuses to',
    as: 'contract',
    request: () => ({}),
    expect: ['success', { status: 409 }, { status: 403 }],
  },
  {
    ...asMember,
    call: 'cancelSubscription',
    title: 'cancels what the kit has bought, or says that it is not paid',
    as: 'buyer',
    request: (context) => withFacts(context, ['internalPriceId'], () => reason),
    expect: ['success', { status: 409 }],
  },
  {
    call: 'previewTermination',
    writes: true,
    title: 'says nothing about an order that nobody made',
    as: 'visitor',
    request: () => ({ body: unknownOrder }),
    expect: [{ status: 404, code: 'ORDER_NOT_FOUND' }],
  },
  {
    call: 'terminateContract',
    writes: true,
    title: 'ends no contract that nobody made',
    as: 'visitor',
    request: () => ({ body: { ...unknownOrder, asOf: inDays(0) } }),
    expect: [{ status: 404, code: 'ORDER_NOT_FOUND' }],
  },
  {
    call: 'declareTermination',
    writes: true,
    title: 'takes a declaration about an order that nobody made',
    as: 'visitor',
    request: () => ({ body: { ...unknownOrder, name: 'Conformance kit' } }),
    expect: ['success', { status: 429 }],
  },
];
