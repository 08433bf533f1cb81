import { describe, expect, it } from 'vitest';
import { routePaths } from '../guards/routes';
import { pageVisit } from '../logging/pageVisits';
import { aPlan, pounds } from '../testing/aPlan';
import { mayTrack, trackerNames, trackingId, trackingPayload } from './trackingEvents';

const plan = aPlan({ price: pounds(12.5) });

describe('the five tracking events', () => {
  it('have the names of both networks', () => {
    expect(trackerNames).toEqual({
      viewContent: { meta: 'ViewContent', ga4: 'view_item' },
      addToCart: { meta: 'AddToCart', ga4: 'add_to_cart' },
      startCheckout: { meta: 'InitiateCheckout', ga4: 'begin_checkout' },
      purchase: { meta: 'Purchase', ga4: 'purchase' },
      signUp: { meta: 'CompleteRegistration', ga4: 'sign_up' },
    });
  });

  it('carry the plan and its price', () => {
    expect(trackingPayload({ name: 'addToCart', plan })).toEqual({
      value: 12.5,
      currency: 'GBP',
      itemId: 'price-standard',
      itemName: 'Standard',
    });
  });

  it.each([
    ['GBP', 'GBP'],
    ['USD', 'USD'],
    ['XXX', 'GBP'],
  ] as const)('in %s report %s', (currency, reported) => {
    const event = { name: 'viewContent', plan: aPlan({ price: { minor: 1, currency } }) } as const;
    expect(trackingPayload(event)?.currency).toBe(reported);
  });

  it.each([
    ['the purchase', { name: 'purchase', plan, purchaseId: 'cs_1' }, 'cs_1'],
    ['the new user', { name: 'signUp', userId: 'usr_1' }, 'usr_1'],
    ['nothing else', { name: 'addToCart', plan }, null],
  ] as const)('carry the id of %s', (_, event, id) => {
    expect(trackingId(event)).toBe(id);
  });

  it('say nothing else about a sign-up', () => {
    expect(trackingPayload({ name: 'signUp', userId: 'usr_1' })).toBeNull();
  });

  it.each([
    ['not without consent', { name: 'addToCart', plan }, false, [], false],
    ['with consent', { name: 'addToCart', plan }, true, ['cs_1'], true],
    ['a purchase once', { name: 'purchase', plan, purchaseId: 'cs_1' }, true, [], true],
    ['a purchase not twice', { name: 'purchase', plan, purchaseId: 'cs_1' }, true, ['cs_1'], false],
    [
      'a purchase after another',
      { name: 'purchase', plan, purchaseId: 'cs_2' },
      true,
      ['cs_1'],
      true,
    ],
  ] as const)('may be tracked: %s', (_, event, consent, tracked, may) => {
    expect(mayTrack(event, consent, tracked)).toBe(may);
  });
});

describe('page visits are logged', () => {
  const visit = { mac: 'A4:83:E7:12:34:56', from: '/', to: '/error' };

  it('for three pages only, with the MAC and both paths', () => {
    const logged = routePaths.filter((route) => pageVisit(route, visit) !== null);
    expect(logged).toEqual(['/error', '/not-connected', '/portal-not-found']);
    expect(pageVisit('/error', visit)).toEqual(visit);
  });
});
