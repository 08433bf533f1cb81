import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { countMessages, lastMessage, moveClock, PASSWORD, fillIn } from '~/testing/sandbox';

const phone = '+447700900742';

const reachCode = async (): Promise<OpenPortal> => {
  const portal = await openPortal({ venue: 'meridian-tower', path: '/login' });
  await fillIn(
    portal.user,
    await screen.findByLabelText(/Email address/),
    'frances.holt@harcourt.example',
  );
  await fillIn(portal.user, screen.getByLabelText('Password'), PASSWORD);
  await portal.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your phone.' });
  await screen.findByLabelText('Code');
  return portal;
};

describe('another code', () => {
  it('can be requested after two minutes, and the previous one stops working', async () => {
    // A code that another test file left must not expire between the two log-ins.
    await moveClock(11);
    await reachCode();
    const [first = ''] = (await lastMessage(phone)).codes;
    await moveClock(3);
    const { user } = await reachCode();
    const sent = await countMessages(phone);
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('We’ve sent you a new code.')).toBeVisible();
    expect(await countMessages(phone)).toBe(sent + 1);
    const [second = ''] = (await lastMessage(phone)).codes;
    if (second !== first) {
      await fillIn(user, screen.getByLabelText('Code'), first);
      expect(await screen.findByText(/That code isn't right/)).toBeVisible();
      await user.clear(screen.getByLabelText('Code'));
    }
    await fillIn(user, screen.getByLabelText('Code'), second);
    await waitFor(() => expect(window.location.hash).toBe('#/portal/device-management'));
  });

  it('is needed when the first one has expired; the error shows beside the field', async () => {
    const { user } = await reachCode();
    const [code = ''] = (await lastMessage(phone)).codes;
    await moveClock(11);
    await fillIn(user, screen.getByLabelText('Code'), code);
    expect(await screen.findByText(/^That code has expired/)).toBeVisible();
  });

  it('can be requested again when the first request got no answer', async () => {
    await reachCode();
    await moveClock(3);
    const { user, injectFault } = await reachCode();
    await injectFault({ call: 'resendSmsCode', kind: '502', once: true });
    const again = await screen.findByRole('button', { name: 'Send a new code' });
    await user.click(again);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    await user.click(again);
    expect(await screen.findByText('We’ve sent you a new code.')).toBeVisible();
  });
});
