import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal, type OpenPortal, type Fault } from '~/testing/openPortal';

/*
 * Each failure of docs/product/errors.md, as a user sees it. The card provider's own form needs a
 * browser: `e2e/plans.journey.ts` shows ERR-18 and ERR-19. ERR-17 needs code that does not load:
 * `shell/portal/lazyPortalScreen.sandbox.test.tsx`.
 */

/** Longer than any countdown. */
const COUNTDOWN_MS = 121_000;

const WORDS = "The server's own words.";

const frances = { venue: 'meridian-tower', email: 'frances.holt@harcourt.example' };

const logIn = async ({ user }: OpenPortal, email: string, password: string): Promise<void> => {
  await user.type(await screen.findByLabelText(/Email address/), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

/** Tries to log in while the auth service gives this answer. */
const tryToLogIn = async (fault: Omit<Fault, 'call'> | null): Promise<void> => {
  const portal = await openPortal({ path: '/login' });
  if (fault) await portal.injectFault({ call: 'login', ...fault });
  await logIn(portal, 'nobody@example.com', 'not the password');
};

const reachCode = async (): Promise<OpenPortal> => {
  const portal = await openPortal({ venue: frances.venue, path: '/login' });
  await logIn(portal, frances.email, 'correct horse battery');
  await screen.findByRole('heading', { name: 'Check your phone.' });
  return portal;
};

/** Sends the words as the header text of that call's answer, as another auth service may for a 500. */
const sayInHeader = (path: string, words: string): void => {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const answer = await send(...sent);
    if (!answer.url.endsWith(path)) return answer;
    const { status } = answer;
    const headers = { ...Object.fromEntries(answer.headers), 'x-auth-error': words };
    return new Response(await answer.text(), { status, headers });
  });
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The whole text of an element: more words, or fewer, are another message. */
const alert = async (words: string) => expect((await screen.findAllByText(words))[0]).toBeVisible();
const dialog = async (words: RegExp) =>
  expect(within(await screen.findByRole('alertdialog')).getByText(words)).toBeVisible();
const page = async (hash: string) =>
  expect.poll(() => window.location.hash, { timeout: 10_000 }).toBe(`#${hash}`);

/** Causes each failure and checks what the screen shows. */
const rows: Record<string, () => Promise<void>> = {
  'login.badCredentials': async () => {
    await tryToLogIn(null);
    await alert(
      'Your e-mail and/or password do not match. Please make sure you are using correct credentials or alternatively try resetting your password.',
    );
  },
  'login.disabled': async () => {
    await tryToLogIn({ kind: '401', said: 'Your account is still disabled' });
    await alert('Your account has been disabled due to suspicious activity. Try again later.');
    await alert('Not sure why? Call 0330 808 4410 for help.');
  },
  'login.unverified': async () => {
    await tryToLogIn({ kind: '401', said: 'Unaccepted verification email' });
    await alert('Your account has not been verified. Please verify it by email.');
  },
  'login.refused': async () => {
    await tryToLogIn({ kind: '401', said: WORDS });
    await alert(WORDS);
  },
  'login.noAnswer': async () => {
    await tryToLogIn({ kind: '502' });
    await alert('Something went wrong.');
  },
  'login.failed': async () => {
    sayInHeader('/auth/login', WORDS);
    await tryToLogIn({ kind: '500' });
    await alert(WORDS);
  },
  mfaCheck: async () => {
    const { user, injectFault } = await reachCode();
    await injectFault({ call: 'checkSmsCode', kind: '401', said: WORDS });
    await user.type(await screen.findByLabelText(/code/i), '123456');
    await alert(WORDS);
  },
  mfaResend: async () => {
    const { user, injectFault, fetchedAhead } = await reachCode();
    await injectFault({ call: 'resendSmsCode', kind: '500' });
    // The answer to a late call would set the portal's clock back to the server's.
    await fetchedAhead;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + COUNTDOWN_MS });
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await alert('Something went wrong');
  },
  'api.noAnswer': async () => {
    await openPortal({ path: '/select-plan', faults: [{ call: 'getPlans', kind: '502' }] });
    await alert('Something went wrong.');
  },
  'api.loggedOut': async () => {
    const { injectFault, goTo } = await openPortal({ persona: 'maya', path: '/portal' });
    await screen.findByRole('heading', { level: 1, name: /renews on/ });
    await injectFault({ call: 'getBilling', kind: '401' });
    goTo('/portal/billing-information');
    await page('/login');
    await alert('You’ve been logged out');
  },
  'api.unauthorised': async () => {
    await openPortal({
      path: '/select-plan',
      faults: [{ call: 'getPlans', kind: '401', once: true }],
    });
    expect(await screen.findByRole('radio', { name: 'Plus' })).toBeVisible();
  },
  'api.forbidden': async () => {
    await openPortal({
      path: '/select-plan',
      faults: [{ call: 'getPlans', kind: '403', said: WORDS }],
    });
    await alert(WORDS);
  },
  'api.failed': async () => {
    const { user } = await openPortal({
      path: '/password-recovery',
      faults: [{ call: 'requestResetEmail', kind: '500', said: WORDS }],
    });
    await user.type(await screen.findByLabelText('Email address'), 'nobody@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await alert(WORDS);
  },
  'siteInfo.notFound': async () => {
    await openPortal({ faults: [{ call: 'getSiteInfo', kind: '404' }] });
    await page('/portal-not-found');
  },
  'siteInfo.failed': async () => {
    await openPortal({ faults: [{ call: 'getSiteInfo', kind: '500', said: WORDS }] });
    await dialog(new RegExp(WORDS));
  },
  'siteInfo.noAnswer': async () => {
    await openPortal({ faults: [{ call: 'getSiteInfo', kind: 'no-response' }] });
    await dialog(/^Something went wrong\. \(network\)$/);
  },
  routeCheck: async () => {
    await openPortal({ persona: 'maya', faults: [{ call: 'getUser', kind: '500' }] });
    // The catalogue's exact words, with a straight apostrophe.
    await dialog(
      /^Oops\. Looks like we can't talk to the API server\. Please contact customer support team$/,
    );
  },
  wrongUrl: async () => {
    await openPortal({ path: '/nowhere' });
    await alert('Oops. Looks like the wrong URL was used to get to this page');
  },
  blankSession: async () => {
    await openPortal({ faults: [{ call: 'getBlankSession', kind: '500' }] });
    await page('/portal');
  },
  publicConfig: async () => {
    await openPortal({ faults: [{ call: 'getPublicConfig', kind: '500' }] });
    await dialog(/couldn’t load the settings of this portal/);
  },
  deviceNotifications: async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal',
      faults: [{ call: 'getDeviceNotifications', kind: '500' }],
    });
    await dialog(/couldn’t load your messages/);
  },
};

describe('the error catalogue on the screen', () => {
  it.each(Object.entries(rows))('%s', async (_, meet) => {
    await meet();
  });

  it('a log-in that failed without a header text says what the server says', async () => {
    await tryToLogIn({ kind: '500' });
    await alert('The sandbox was asked to answer like this.');
  });
});
