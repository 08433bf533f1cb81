import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '~/shared/i18n/i18n';
import { openPortal } from '~/testing/openPortal';

// API-16
describe('a visitor who chooses another language', () => {
  afterEach(() => changeLanguage('en'));

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
