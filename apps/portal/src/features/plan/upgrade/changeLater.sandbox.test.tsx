import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

// SUB-15
it('says when a dearer plan starts that the backend lets wait, names no pause, and has no coupon field', async () => {
  await openPortal({
    persona: 'maya',
    path: '/portal/manage-your-plan/plans?plan=cw-supersonic-month&step=check',
    answers: { getUpgradeInfo: { effective: 'periodEnd', costToPay: 0, credit: 0 } },
  });
  expect(
    await screen.findByText('This change starts later, so a coupon takes nothing off.'),
  ).toBeVisible();
  expect(screen.queryByText(/Your pause/)).toBeNull();
  expect(screen.queryByLabelText('Coupon')).toBeNull();
});
