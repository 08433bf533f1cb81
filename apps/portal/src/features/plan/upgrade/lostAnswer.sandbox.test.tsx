import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab } from '~/testing/sandbox';

const imogen = { venue: 'trenance-cove', persona: 'imogen' };
const PLAN = '/portal/manage-your-plan';

describe('a change whose bank’s answer is lost', () => {
  it('is done when the server knows that it is paid', async () => {
    const portal = await openPortal({ ...imogen, path: PLAN });
    const bills = (await (await callInAnotherTab('/billing')).json()) as {
      invoices: { id: string }[];
    };
    const invoiceId = bills.invoices[0]?.id;
    // Nobody asks the bank here, which is like an answer that is lost.
    await portal.reload({
      getSiteInfo: { '3ds_enabled': false },
      upgradeSubscription: { paymentIntentId: 'pi_1', invoiceId },
    });
    portal.goTo(`${PLAN}/plans?plan=tc-single-4weeks&step=check`);
    await portal.user.click(
      await screen.findByRole('button', { name: /^Order for .+ with obligation to pay$/ }),
    );
    expect(await screen.findByText(/^We’ve booked your change to /)).toBeVisible();
    expect(screen.queryByText(/You haven’t been charged/)).toBeNull();
    // The sandbox itself has planned the change.
    await portal.user.click(await screen.findByRole('button', { name: 'Stay on Three devices' }));
    expect(await screen.findByText('You’re staying on Three devices.')).toBeVisible();
  });
});
