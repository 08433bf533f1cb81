import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '~/session/storage/formDrafts';
import { accessCodes } from '~/session/storage/accessCodes';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { fillIn, PASSWORD } from '~/testing/sandbox';

const path = () => window.location.hash.slice(1);

/** Dana has opened her dashboard; then the server refuses her session. */
const loseSession = async (before: () => void = () => undefined): Promise<OpenPortal> => {
  const portal = await openPortal({
    venue: 'mercer-lofts',
    persona: 'dana',
    path: '/portal',
  });
  await screen.findAllByText(/Resident Gig/);
  before();
  await portal.injectFault({ call: 'getBilling', kind: '401' });
  portal.goTo('/portal/billing-information');
  await waitFor(() => expect(path()).toBe('/login'));
  await portal.clearFaults();
  return portal;
};

describe('a session that the server refuses', () => {
  it('clears its cached answers: the next user never sees the previous user’s dashboard', async () => {
    const portal = await loseSession();
    await portal.injectFault({ call: 'getDashboard', kind: '500' });
    await fillIn(portal.user, await screen.findByLabelText(/E-mail/), 'sam.ortiz@mail.example');
    await fillIn(portal.user, screen.getByLabelText('Password'), PASSWORD);
    await portal.user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(path()).toMatch(/^\/portal/));
    portal.goTo('/portal');
    expect(await screen.findByText('Your dashboard did not load')).toBeVisible();
    expect(screen.queryByText(/Resident Gig/)).toBeNull();
  });

  it('clears all drafts and access codes', async () => {
    await loseSession(() => {
      accessCodes.write('NQ7K-2XWD');
      keepDraft('sign-up', { email: 'maya.okafor@hey.co.uk' }, []);
    });
    expect(accessCodes.read()).toBeNull();
    expect(readDraft('sign-up')).toEqual({});
  });
});
