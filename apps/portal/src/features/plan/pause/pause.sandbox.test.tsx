import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const begun = {
  venue: 'ruda-park-connect',
  persona: 'paused',
  path: '/portal/manage-your-plan?view=pause',
};

it('asks nothing for a pause that is paid for', async () => {
  await openPortal(begun);
  expect(await screen.findByText('There’s nothing more to pay.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the pause' })).toBeVisible();
});

it('a pause that has begun says nothing of a refund before its start', async () => {
  const until = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await openPortal({ ...begun, path: `${begun.path}&until=${until}` });
  expect(await screen.findByText('We’ll charge your card once, when you confirm.')).toBeVisible();
});
