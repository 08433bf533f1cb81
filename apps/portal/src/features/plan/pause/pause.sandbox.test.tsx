import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

it('a pause that has begun says nothing of a refund before its start', async () => {
  await openPortal({
    venue: 'ruda-park-connect',
    persona: 'paused',
    path: '/portal/manage-your-plan?view=pause',
  });
  expect(await screen.findByText('We’ll charge your card once, when you confirm.')).toBeVisible();
});
