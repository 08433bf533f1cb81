import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

// SUB-15
it('says that a change waits for time that a pause gave back, and has no coupon field then', async () => {
  await openPortal({
    persona: 'maya',
    path: '/portal/manage-your-plan/plans?plan=cw-supersonic-month&step=check',
    answers: { getUpgradeInfo: { effective: 'periodEnd', costToPay: 0, credit: 0 } },
  });
  expect(
    await screen.findByText(/^Your pause gave you time back\. This change starts/),
  ).toBeVisible();
  expect(screen.queryByLabelText('Coupon')).toBeNull();
});
