import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal } from './minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said, visitor } from './openAgainst';
import { paths } from '~/shared/routing/paths';

const billed = { ...minimal, getPublicConfig: { body: { stripeEnabled: false } } };

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// BUY-19
describe('a site that sends its own bills', () => {
  it('promises no invoices in billing, and says once who bills', async () => {
    await openAgainst(billed, paths.billing);
    await expectSaid(paths.billing).toMatch(
      /No invoices yet \| The Inn sends the invoices for paid plans\./,
    );
    expect(screen.getAllByText(/bills you for this/)).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('after your first payment');
  });

  it('says in help who sends the invoices', async () => {
    const { user } = await openAgainst(billed, '/portal/my-account');
    await said('/portal/my-account');
    const [help] = screen.getAllByRole('button', { name: 'Help' });
    await user.click(help as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Help' }));
    await user.click(sheet.getByText('Where are my invoices?'));
    expect(
      sheet.getByText(
        'Billing Information has the invoices that we know of. The Inn bills you for paid plans.',
      ),
    ).toBeVisible();
    expect(sheet.queryByText(/has your invoices/)).toBeNull();
  });

  it('asks for no payment on the landing page', async () => {
    await openAgainst(billed, '/', visitor);
    expect(await screen.findByText(/Choose a plan and connect\./)).toBeVisible();
  });
});
