import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const PLAN = '/portal/manage-your-plan';

// BUY-27
it.each([
  ['a pause', { persona: 'maya', path: `${PLAN}?view=pause` }],
  [
    'leaving a minimum term',
    { venue: 'mercer-lofts', persona: 'dana', path: `${PLAN}/cancel?reason=leaving` },
  ],
])(
  'before a user pays for %s, the page says what to do with a card that the bank always asks about',
  async (_, opening) => {
    const { user } = await openPortal(opening);
    expect(
      await screen.findByText(/^We can’t ask your bank to confirm this payment\./),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'use another card' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /card|payment method/i }),
    ).toBeVisible();
    await waitFor(() =>
      expect(decodeURIComponent(window.location.hash)).toContain(`then=${opening.path}`),
    );
  },
);
