import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { openPortal } from '~/testing/openPortal';

afterEach(() => changeLanguage('en'));

// LAW-19
describe('the legal notice', () => {
  it('opens from the foot, and has all that German law wants', async () => {
    const { user } = await openPortal({ venue: 'speicherhof' });
    await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await user.click(await screen.findByRole('button', { name: 'Impressum' }));
    const notice = within(await screen.findByRole('dialog', { name: 'Impressum' }));
    for (const line of [
      'Foyer Networks GmbH',
      'Am Sandtorkai 27, 20457 Hamburg, Deutschland',
      'Geschäftsführung: Jana Petersen',
      '040 66969 120, help@foyer.example',
      'Amtsgericht Hamburg, HRB 123456, USt-IdNr. DE123456789',
      /^Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil/,
      /Schlichtungsstelle Telekommunikation der Bundesnetzagentur/,
    ])
      await waitFor(() => expect(notice.getByText(line)).toBeVisible());
  });

  it('opens from the foot of the logged-in portal too, and says where to complain in Britain', async () => {
    const { user } = await openPortal({
      venue: 'trenance-cove',
      persona: 'imogen',
      path: '/portal',
    });
    await user.click(await screen.findByRole('button', { name: 'Legal notice' }));
    const notice = within(await screen.findByRole('dialog', { name: 'Legal notice' }));
    await waitFor(() => expect(notice.getByText(/complain to us first/)).toBeVisible());
    expect(notice.getByText(/6 weeks.*Communications Ombudsman/)).toBeVisible();
  });

  it.each([{ seller: null }, 'absent' as const])(
    'names the seller of the site information where the backend has no more: %j',
    async (terms) => {
      const { user } = await openPortal({
        venue: 'trenance-cove',
        ...(terms === 'absent'
          ? { faults: [{ call: 'getTerms', kind: '404' }] }
          : { answers: { getTerms: terms } }),
      });
      await user.click(await screen.findByRole('button', { name: 'Legal notice' }));
      const notice = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(notice.getByText('Foyer Networks Ltd')).toBeVisible());
      expect(notice.getByText('18 Canal Street, Manchester M1 3HE')).toBeVisible();
      expect(notice.getByText(/@/)).toBeVisible();
    },
  );

  it('has no link where the site names no seller', async () => {
    await openPortal({
      venue: 'trenance-cove',
      answers: { getSiteInfo: { consumerRights: null } },
    });
    expect(await screen.findByRole('button', { name: 'Terms' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Legal notice' })).toBeNull();
  });
});
