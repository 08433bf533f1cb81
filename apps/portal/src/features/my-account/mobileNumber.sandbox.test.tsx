import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer } from '~/testing/sandbox';

const path = '/portal/my-account';
const maya = { persona: 'maya', path };

// FORM-5
describe('the mobile number of a user', () => {
  it.each([
    ['GB', '07700 900142'],
    ['DE', '+44 7700 900142'],
  ])('is shown as people at a site in %s write it: %s', async (country, shown) => {
    await openPortal({ ...maya, answers: { getSiteInfo: { country } } });
    expect(
      await screen.findByText(new RegExp(`^\\W?${shown.replace('+', '\\+')}\\W?$`)),
    ).toBeVisible();
  });

  it('is written as people at the site write it to the support agent too', async () => {
    await openPortal({ venue: 'union-street', persona: 'agent', path });
    expect(await screen.findByText(/^\W?07700 900611\W?$/)).toBeVisible();
  });

  it('is written as people at the site write it where a code is sent to it', async () => {
    await openPortal({ persona: 'maya', path: '/password-sms-recovery-for-my-account' });
    expect(await screen.findByText(/^We’ll send it to .?07700 900142.?\.$/)).toBeVisible();
  });

  it('is written as people at the site write it while it waits for its code', async () => {
    const portal = await openPortal(maya);
    const siteUser = { ...(await accountOnServer()), pendingMobile: '+447700900999' };
    await portal.reload({ getUser: { siteUser } });
    expect(await screen.findByText(/the code we sent to .?07700 900999.?\./)).toBeVisible();
  });
});
