import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { losePage } from '~/testing/losePage';
import { openPortal } from '~/testing/openPortal';

afterEach(() => vi.restoreAllMocks());

const network = vi.hoisted(() => ({ isDown: true }));

vi.mock('./MoreDrawer', async (importActual) => {
  if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
  return importActual();
});

it('More shows an error when its drawer does not load, and opens once it does', async () => {
  const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
  losePage();
  const more = await screen.findByRole('button', { name: 'More' });
  await user.click(more);
  expect(await screen.findByText(/We couldn’t open the menu/)).toBeVisible();
  expect(more.getAttribute('aria-expanded')).toBe('false');
  network.isDown = false;
  await waitFor(async () => {
    await user.click(more);
    expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
  });
});
