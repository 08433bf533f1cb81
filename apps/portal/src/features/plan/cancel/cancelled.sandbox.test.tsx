import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

it('promises nobody to stay online at a closed site', async () => {
  const agent = { venue: 'old-brewery', persona: 'agent' };
  await openPortal({ ...agent, path: '/portal/manage-your-plan/cancel' });
  expect(await screen.findByText(/ runs until .*We won’t charge you again\.$/)).toBeVisible();
});
