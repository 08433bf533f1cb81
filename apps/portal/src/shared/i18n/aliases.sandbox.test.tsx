import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const OWN_WORDS = /\b(plans?|sites?|buildings?|zones?|(access|billing) periods?)\b/i;

/** Waits for the page's heading, and expects none of the portal's own words on the page. */
const showsOnlyTheSitesWords = async (heading: string | RegExp): Promise<void> => {
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
  );
  await waitFor(() => expect(document.querySelector('main[aria-busy="true"]')).toBeNull());
  expect(document.body.textContent).not.toMatch(OWN_WORDS);
};

describe('a resort that sells passes for a stay', () => {
  it('says so to a visitor who chooses one', async () => {
    const { user } = await openPortal({ venue: 'hartsmere-forest' });
    await showsOnlyTheSitesWords(/./);
    await user.click(screen.getByRole('link', { name: /^See passes/ }));
    await showsOnlyTheSitesWords('Choose a pass');
    expect(await screen.findByRole('radiogroup', { name: 'Passes' })).toBeVisible();
    const stays = screen.getByRole('radiogroup', { name: 'Stay' });
    expect(within(stays).getAllByRole('radio')).toHaveLength(2);
  });

  it('says so to a guest on every page, in the menu too', async () => {
    const { goTo, user } = await openPortal({
      venue: 'hartsmere-forest',
      persona: 'rhys',
      path: '/portal/device-management',
    });
    await showsOnlyTheSitesWords(/evice/);
    const menus = screen.getAllByRole('navigation', { name: 'Menu' });
    for (const menu of menus)
      expect(within(menu).getByRole('link', { name: 'My Pass' })).toBeVisible();
    await user.click(within(menus[0] as HTMLElement).getByRole('link', { name: 'My Pass' }));
    await showsOnlyTheSitesWords('My Pass');
    for (const [path, heading] of [
      ['/portal/manage-your-plan/plans', 'Change pass'],
      ['/portal/manage-your-plan/cancel', /pass/],
      ['/portal/my-account', /^Account Details/],
      ['/portal/my-account/edit', 'Edit your details'],
      ['/portal/preferences-and-privacy', /^Preferences & Privacy/],
    ] as const) {
      goTo(path);
      await showsOnlyTheSitesWords(heading);
    }
  });
});
