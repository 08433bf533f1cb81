import { expect, it } from 'vitest';
import { venues } from './venues';

// PAUSE-1
it('no plan that is paid once promises a pause, which only a plan that renews can have', () => {
  const paidOnce = venues.flatMap(({ plans }) => plans.filter(({ recurring }) => !recurring));
  expect(paidOnce.length).toBeGreaterThan(0);
  for (const { priceId, details } of paidOnce)
    expect(details.perks.join(), priceId).not.toMatch(/pause/i);
});
