import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const links = (...names: (string | RegExp)[]) =>
  names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));

describe('registering', () => {
  it.each([
    ['where plans are sold', { venue: 'canal-wharf' }, 'register'],
    ['where nobody needs an account', { venue: 'tollgate-house' }, 'register'],
  ])('is offered %s, if the site lists it', async (_, { venue }) => {
    const visibleTabs = ['register', 'connect-device', 'login'];
    const { user } = await openPortal({ venue, answers: { getSiteInfo: { visibleTabs } } });
    await user.click(await screen.findByRole('link', { name: /^Create an account/ }));
    await waitFor(() => expect(window.location.hash).toBe('#/?tab=register'));
    expect(await screen.findByLabelText(/^Choose a password/)).toBeVisible();
    await openPortal({ venue, answers: { getSiteInfo: { visibleTabs: ['login'] } } });
    expect(await screen.findByRole('link', { name: /^Log in/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Create an account/ })).toBeNull();
  });
});

/** Opens the help of the logged-in portal. */
const openHelp = async (customer: { venue: string; persona: string }) => {
  const { user } = await openPortal({ ...customer, path: '/portal/my-account' });
  await screen.findByRole('heading', { name: 'Your details' });
  await user.click(screen.getAllByRole('button', { name: 'Help' })[0] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Help' }));
};

describe('the site’s help', () => {
  it('is a link, a phone number and an address, for visitors and for customers', async () => {
    const all = ['https://meadow.example/help', 'tel:018424960180', 'mailto:wifi@meadow.example'];
    const names = ['Ask reception', 'Help: 01842 496 0180', 'wifi@meadow.example'];
    await openPortal({ venue: 'hartsmere-forest' });
    await screen.findByRole('link', { name: /^Log in/ });
    expect(links(...names)).toEqual(all);
    const sheet = await openHelp({ venue: 'hartsmere-forest', persona: 'rhys' });
    const rows = [/^Ask reception/, /^Call/, /^Write an email/];
    expect(rows.map((name) => sheet.getByRole('link', { name }).getAttribute('href'))).toEqual(all);
  });

  it('is shown as words where the site has a text without a link', async () => {
    const words = 'Dial 0 for reception';
    await openPortal({ venue: 'halden-arcade' });
    expect(await screen.findByText(words)).toBeVisible();
    expect(links('Help: 020 7946 0188')).toEqual(['tel:02079460188']);
    const sheet = await openHelp({ venue: 'halden-arcade', persona: 'elena' });
    expect(sheet.getByText(words).closest('a')).toBeNull();
    expect(sheet.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:02079460188');
  });
});
