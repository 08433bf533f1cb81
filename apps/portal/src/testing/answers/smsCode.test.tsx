import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, type Replies, type Reply } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
/** The page loads its code first. */
const SLOW = { timeout: 40_000 };
afterEach(closeAgainst);

const site = minimal.getSiteInfo as { body: object };
const agesAgo = '2020-01-01T00:00:00Z';
const sent: Reply = { body: { nextCodeCreationTime: agesAgo } };
const tooMany: Reply = {
  status: 429,
  body: { code: 'TOO_MANY_REQUESTS', message: 'You’ve asked for several codes. Wait an hour.' },
};
const isSent = 'We’ve sent you a new code.';

/** Logs in, and asks for another code, which the backend answers so, one after another. */
const askAgain = async (...resendSmsCode: Reply[]) => {
  const answers: Replies = {
    ...minimal,
    getSiteInfo: { body: { ...site.body, mfaViaSms: true } },
    login: { body: { phoneNumber: '•••742', nextCodeCreationTime: agesAgo } },
    resendSmsCode: () => resendSmsCode.shift() ?? tooMany,
  };
  const { user } = await openAgainst(answers, '/login', null);
  await user.type(await screen.findByLabelText(/Email address/, {}, SLOW), 'ann@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const again = await screen.findByRole('button', { name: 'Send a new code' }, SLOW);
  return () => user.click(again);
};

// LOGIN-5
describe('another SMS code that the backend refuses after too many', () => {
  it('is not said to be sent', async () => {
    const ask = await askAgain(tooMany);
    await ask();
    expect(await screen.findByRole('alert', {}, SLOW)).toBeVisible();
    expect(screen.queryByText(isSent)).toBeNull();
  });

  it('is not said to be sent where the one before was', async () => {
    const ask = await askAgain(sent, tooMany);
    await ask();
    expect(await screen.findByText(isSent, {}, SLOW)).toBeVisible();
    await ask();
    expect(await screen.findByRole('alert', {}, SLOW)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(isSent)).toBeNull());
  });
});
