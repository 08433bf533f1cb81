import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const path = '/portal/my-account';
const trenance = { venue: 'trenance-cove', path };
const ruda = { venue: 'ruda-park-connect', persona: 'cancelled', path };

// PREF-10
describe('account details, where the menu does not have Preferences & Privacy,', () => {
  it('show an agent what they can do for the customer, and the list of what support did', async () => {
    await openPortal({ ...trenance, persona: 'agent' });
    const desk = await screen.findByRole('heading', { name: 'What you can do for this customer' });
    expect(desk).toBeVisible();
    expect(screen.getByRole('button', { name: 'Suspend the account' })).toBeVisible();
    const acts = await screen.findByRole('list', { name: 'What support did in this account' });
    expect(within(acts).getAllByRole('listitem')[0]).toHaveTextContent(/^Opened the account/);
    expect(screen.getByText('The customer sees this list too.')).toBeVisible();
  });

  it('show the customer what the agent did', async () => {
    await openPortal({ ...trenance, persona: 'agent' });
    await screen.findByRole('list', { name: 'What support did in this account' });
    await openPortal({ ...trenance, persona: 'imogen' });
    const acts = await screen.findByRole('list', { name: 'What support did in your account' });
    expect(acts).toHaveTextContent(/Opened the account.*Jory from the help desk/);
    expect(screen.queryByText('What you can do for this customer')).toBeNull();
  });

  it('show where the user of a holiday park is logged in, and record their consent', async () => {
    const { user } = await openPortal(ruda);
    expect(await screen.findByRole('list', { name: 'Where you’re logged in' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
    const news = await screen.findByRole<HTMLInputElement>('switch', { name: 'Offers and news' });
    await user.click(news);
    const record = await screen.findByRole('list', { name: 'Your consent record' });
    await waitFor(() => expect(record).toHaveTextContent(/Offers and news/));
  });

  it('leave all of that to the page where the menu has it', async () => {
    await openPortal({ venue: 'canal-wharf', persona: 'maya', path });
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
    expect(screen.queryByText('Where you’re logged in')).toBeNull();
    expect(screen.queryByText('Offers and news')).toBeNull();
  });
});
