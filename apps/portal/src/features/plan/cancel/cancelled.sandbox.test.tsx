import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

it('promises nobody to stay online at a closed site', async () => {
  const agent = { venue: 'old-brewery', persona: 'agent' };
  await openPortal({ ...agent, path: '/portal/manage-your-plan/cancel' });
  expect(await screen.findByText(/ runs until .*We won’t charge you again\.$/)).toBeVisible();
});

// SUB-21
it('promises no access until the period ends in My Plan at a closed site', async () => {
  await openPortal({
    persona: 'maya',
    path: '/portal/manage-your-plan',
    answers: { getSiteInfo: { enabled: false, isImpersonating: true } },
  });
  expect(await screen.findByText(/^We’ll show you what happens before you confirm/)).toBeVisible();
  expect(screen.queryByText(/You’ll stay online/)).toBeNull();
});
