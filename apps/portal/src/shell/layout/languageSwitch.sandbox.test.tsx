import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { openPortal } from '~/testing/openPortal';
import { fillIn, PASSWORD } from '~/testing/sandbox';

afterEach(() => changeLanguage('en'));

/** The amounts in pounds on the page. A price has its sign in a text of its own. */
const amounts = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts
    .map((text, place) => (text === '£' ? `${texts[place - 1]}£${texts[place + 1]}` : text))
    .filter((text) => text.includes('£'));
};

// API-16
describe('a visitor who chooses another language', () => {
  it('reads the site’s own words in it: the welcome, support and the fields of registration', async () => {
    const { user } = await openPortal({ venue: 'halden-arcade', path: '/?tab=register' });
    expect(await screen.findByLabelText('Room number')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Language: English/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await screen.findByLabelText('Zimmernummer')).toBeVisible();
    expect(screen.queryByLabelText('Room number')).toBeNull();
    expect(await screen.findByText(/Wählen Sie die 0 für die Rezeption/)).toBeVisible();
  });
});

it('keeps the chosen language over the log-in and a reload', async () => {
  const { user, reload } = await openPortal({ path: '/login' });
  await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  await fillIn(user, await screen.findByLabelText('E-Mail-Adresse'), 'maya.okafor@hey.co.uk');
  await fillIn(user, screen.getByLabelText('Passwort'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  const menu = () => screen.findAllByRole('link', { name: /^Geräte/ });
  expect((await menu())[0]).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  await reload();
  expect((await menu())[0]).toBeVisible();
});

// MONEY-4
it.each(['/portal', '/portal/billing-information', '/portal/manage-your-plan/plans'])(
  'in Arabic the currency follows the amount everywhere on %s',
  async (path) => {
    await openPortal({ persona: 'maya', path });
    await waitFor(() => expect(amounts().length).toBeGreaterThan(1));
    await changeLanguage('ar');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    await waitFor(() => expect(amounts().filter((text) => !/^[^£]*\d\s*£/.test(text))).toEqual([]));
    expect(amounts().length).toBeGreaterThan(1);
  },
);
