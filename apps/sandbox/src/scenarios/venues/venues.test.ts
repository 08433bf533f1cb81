import { expect, it } from 'vitest';
import { venues } from './venues';

// PAUSE-1
it('no plan that is paid once promises a pause, which only a plan that renews can have', () => {
  const paidOnce = venues.flatMap(({ plans }) => plans.filter(({ recurring }) => !recurring));
  expect(paidOnce.length).toBeGreaterThan(0);
  for (const { priceId, details } of paidOnce)
    expect(details.perks.join(), priceId).not.toMatch(/pause/i);
});

// NET-13
it('a personal network is a perk only at a venue that also has a plan without one', () => {
  const sellers = venues.filter(({ plans }) =>
    plans.some(({ details }) => details.perks.includes('Your own network')),
  );
  expect(sellers.length).toBeGreaterThan(0);
  for (const { locationId, plans } of sellers)
    expect(
      plans.map(({ details }) => details.hasOwnNetwork),
      locationId,
    ).toContain(false);
});
