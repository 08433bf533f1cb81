import { asObject } from '../../reading/asObject';
import { storeFact, withFacts } from '../ProbeContext';
import type { Probe } from '../Probe';

const notEverywhere = ['success', { status: 404, code: 'NOT_FOUND' }] as const;

/** Probes of guest passes. The pass that they give is ended again. */
export const guestProbes: readonly Probe[] = [
  {
    call: 'getGuestPasses',
    title: 'lists the passes that a customer gave, where the site has them',
    as: 'member',
    request: () => ({}),
    expect: notEverywhere,
    storeFact: (context, body) => {
      const { hours } = asObject(body);
      if (Array.isArray(hours)) storeFact(context, 'guestPassHours', hours[0]);
    },
  },
  {
    call: 'createGuestPass',
    title: 'gives a pass',
    as: 'member',
    writes: true,
    request: (context) =>
      withFacts(context, ['guestPassHours'], ({ guestPassHours: hours }) => ({
        body: { name: 'Conformance kit', hours: Number(hours) },
      })),
    expect: ['success'],
    storeFact: (context, body) => storeFact(context, 'guestPassId', asObject(body).id),
  },
  {
    call: 'redeemGuestPass',
    title: 'refuses a code that nobody gave',
    as: 'visitor',
    writes: true,
    request: () => ({ body: { code: 'nobody-gave-this' } }),
    expect: [
      { status: 400, code: 'CODE_WRONG' },
      { status: 404, code: 'NOT_FOUND' },
      { status: 409, code: 'STATE_CONFLICT' },
    ],
  },
  {
    call: 'endGuestPass',
    title: 'ends a pass',
    as: 'member',
    writes: true,
    request: (context) =>
      withFacts(context, ['guestPassId'], ({ guestPassId: id }) => ({ params: { id } })),
    expect: ['success'],
  },
  {
    call: 'endGuestPass',
    title: 'refuses an unknown pass',
    as: 'member',
    request: () => ({ params: { id: 'nobody-has-this-id' } }),
    expect: [{ status: 404, code: 'NOT_FOUND' }],
  },
];
