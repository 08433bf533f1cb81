import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal, plan, withoutPlan } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, said } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// MONEY-5
describe('plans that do not say whether they renew', () => {
  const once = 'You pay once and nothing renews.';
  const shown = async (path: string, plans: object[], site: object = {}) => {
    const { body } = minimal.getSiteInfo as { body: object };
    await openAgainst(
      {
        ...minimal,
        ...withoutPlan,
        getSiteInfo: { body: { ...body, ...site } },
        getPlans: { body: plans },
      },
      path,
    );
    await said(path);
    return document.body.textContent;
  };

  it.each([
    ['nothing', [{}], false],
    ['nothing of one of two', [{ recurring: false }, { priceId: 'p30' }], false],
    ['that they are paid once', [{ recurring: false }], true],
  ])('are said to be paid once where they say %s: %j', async (_, answers, isSaid) => {
    const plans = answers.map((more) => plan({ name: 'Day pass', currency: 'GBP', ...more }));
    const page = await shown('/select-plan', plans);
    expect(page).toContain('until the last step.');
    expect(page.includes(once)).toBe(isSaid);
  });

  it.each([
    [{}, false],
    [{ recurring: false }, true],
  ])('as extras are said to be paid once: %j, %s', async (more, isSaid) => {
    const plans = [plan({ name: 'Boost', currency: 'GBP', ...more })];
    const page = await shown('/select-plan-anchor', plans, { portalType: 'ANCHOR' });
    expect(page).toContain('Wi-Fi is included here.');
    expect(page.includes(once)).toBe(isSaid);
  });
});
