import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentPath } from '~/shared/routing/currentPath';
import { openPortal } from '~/testing/openPortal';

const imogen = {
  venue: 'trenance-cove',
  persona: 'imogen',
  path: '/portal/manage-your-plan/plans?plan=tc-awesome-4weeks&step=check',
};

const rowOf = (label: string) => screen.getByText(label).closest('div');
/** The sum in a text, in pence. */
const pence = (text: string): number => Math.round(Number(/\d+\.\d\d/.exec(text)?.[0]) * 100);

// SUB-14
describe('a coupon on a change of plan', () => {
  it('shows what it takes off today’s payment, and how many more payments it lowers', async () => {
    const { user } = await openPortal(imogen);
    await user.type(await screen.findByLabelText('Coupon'), 'SEASIDE');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Coupon SEASIDE')).toBeVisible();
    expect(rowOf('Coupon SEASIDE')).toHaveTextContent('1 more payment');
    expect(rowOf('Discount from coupon')).toHaveTextContent('SEASIDE');
    const [full, ...less] = [
      screen
        .getByText(/^\D+ until \D+ \d+(?:, \d{4})?$/, { selector: '.f-lines__label' })
        .closest('div'),
      rowOf('Discount from coupon'),
      rowOf('From unused time and credit'),
    ].map((row) => pence(row?.textContent ?? ''));
    const pay = screen.getByRole('button', { name: /^Order and pay £/ });
    expect(less.reduce((rest, amount) => rest - amount, full ?? 0)).toBe(pence(pay.textContent));
  });

  it('opens the plan that no list shows, and leads to it from another plan', async () => {
    const check = '/portal/manage-your-plan/plans?plan=cw-supersonic-month&step=check';
    const portal = await openPortal({ persona: 'maya', path: check });
    await portal.user.type(await screen.findByLabelText('Coupon'), 'WHARFSTAFF');
    await portal.user.click(screen.getByRole('button', { name: 'Apply' }));
    await portal.user.click(await screen.findByRole('button', { name: 'Switch to Wharf Staff' }));
    expect(await screen.findByText(/so a coupon takes nothing off\.$/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^(Order|Change)/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is taken along from a link to the shop, for a user who has a plan', async () => {
    await openPortal({ persona: 'maya', path: '/select-plan?coupon=WHARFSTAFF' });
    expect(await screen.findByRole('radio', { name: /Wharf Staff/ })).toBeChecked();
    expect(currentPath()).toBe('/portal/manage-your-plan/plans?coupon=WHARFSTAFF');
  });

  it('shows only its code where the server does not say what it takes off', async () => {
    await openPortal({
      ...imogen,
      path: `${imogen.path}&coupon=SEASIDE`,
      answers: { getUpgradeInfo: { coupon: null } },
    });
    expect(await screen.findByText('Discount from coupon')).toBeVisible();
    expect(rowOf('Discount from coupon')).toHaveTextContent('SEASIDE');
    expect(screen.queryByText('Coupon SEASIDE')).toBeNull();
  });
});
