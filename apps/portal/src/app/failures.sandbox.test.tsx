import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { fillIn, newEmail, PASSWORD } from '~/testing/sandbox';
import { currentPath } from '~/shared/routing/currentPath';

const WORDS = "The server's own words.";

/** The snackbar shows the text as an error for 5,000 ms, and nothing has replaced it. */
const isNotice = async ({ store }: OpenPortal, text: string): Promise<void> => {
  await waitFor(() => expect(store.getState().notices.snackbar?.text).toBe(text));
  expect(store.getState().notices.snackbar).toMatchObject({ type: 'Error', timeout: 5000 });
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
};

/** Every text that the snackbar shows from now on, in turn. */
const wordsSaid = ({ store }: OpenPortal): ReadonlySet<string> => {
  const said = new Set<string>();
  store.subscribe(() => {
    const { snackbar } = store.getState().notices;
    if (snackbar) said.add(snackbar.text);
  });
  return said;
};

/** The error page says when it tries again; a dialog may lie over it. */
const isWaiting = async (): Promise<void> => {
  const timer = await screen.findByRole('timer', { hidden: true });
  expect(timer.textContent).toMatch(/in \d+ seconds/);
};

// ERR-8, ERR-10
describe('a call that is refused or gets no answer raises the notice', () => {
  it.each([
    ['502', 'Something went wrong.'],
    ['403', WORDS],
  ])('at a registration: %s', async (kind, text) => {
    const portal = await openPortal({ path: '/?tab=register' });
    const { user } = portal;
    await portal.injectFault({ call: 'registerUser', kind, said: WORDS });
    await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
    await fillIn(user, screen.getByLabelText('Last name'), 'Ellis');
    await fillIn(user, screen.getByRole('textbox', { name: 'Email address' }), newEmail());
    await fillIn(user, screen.getByLabelText('Choose a password'), PASSWORD);
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await user.click(screen.getByRole('button', { name: 'Create my account' }));
    await isNotice(portal, text);
  });

  it('at the gateway login of the start', async () => {
    const portal = await openPortal({ faults: [{ call: 'gatewayLogin', kind: '502' }] });
    await isNotice(portal, 'Something went wrong.');
  });

  it('at the gateway login of a page load that is not a gateway entry', async () => {
    const portal = await openPortal({ persona: 'maya', path: '/portal' });
    const again = await portal.openAgain({ call: 'gatewayLogin', kind: '403', said: WORDS });
    await isNotice(again, WORDS);
  });

  it.each([
    ['502', 'Something went wrong.'],
    ['403', WORDS],
  ])('at the file of an invoice, whose own words do not replace it: %s', async (kind, text) => {
    const portal = await openPortal({ persona: 'maya', path: '/portal/billing-information' });
    await portal.injectFault({ call: 'getInvoicePdf', kind, said: WORDS });
    const [save] = await screen.findAllByRole('button', { name: /PDF/ });
    const said = wordsSaid(portal);
    await portal.user.click(save as HTMLElement);
    await isNotice(portal, text);
    await waitFor(() => expect(save?.getAttribute('aria-busy')).toBe('false'));
    await isNotice(portal, text);
    expect([...said]).toEqual([text]);
  });
});

// ERR-12
describe('site information that fails after a log-in', () => {
  const logIn = async (kind: string): Promise<void> => {
    const { user, injectFault } = await openPortal({ path: '/login' });
    await fillIn(user, await screen.findByLabelText(/Email address/), 'maya.okafor@hey.co.uk');
    await fillIn(user, screen.getByLabelText('Password'), PASSWORD);
    await injectFault({ call: 'getSiteInfo', kind, said: WORDS });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };

  it('shows the server’s words in the error dialog', async () => {
    await logIn('500');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(WORDS)).toBeVisible();
  });

  it('leads to "portal not found" where the site does not exist any more', async () => {
    await logIn('404');
    await waitFor(() => expect(currentPath()).toBe('/portal-not-found'));
  });
});

// START-7
describe('the 20 seconds after site information failed', () => {
  it.each([
    ['404', '/portal-not-found', 'the same page'],
    ['404', '/portal-not-found', '/login'],
    ['500', '/error', 'the same page'],
    ['500', '/error', '/login'],
  ])('also hold after a %s, and lead to %s on a page load of %s', async (kind, page, opened) => {
    const portal = await openPortal({ faults: [{ call: 'getSiteInfo', kind }] });
    await waitFor(() => expect(currentPath()).toBe(page));
    await isWaiting();
    await portal.clearFaults();
    takeCallsMade();
    if (opened !== 'the same page') window.location.hash = `#${opened}`;
    await portal.reload();
    await isWaiting();
    expect(currentPath()).toBe(page);
    expect(takeCallsMade()).not.toContain('getSiteInfo');
  });
});

// ERR-13
describe('a blank session that cannot be had', () => {
  afterEach(() => logger.setSink(null));

  it('is in the operator’s log', async () => {
    const sink = vi.fn<(entry: LogEntry) => void>();
    logger.setSink(sink);
    await openPortal({ faults: [{ call: 'getBlankSession', kind: '500' }] });
    await waitFor(() => expect(currentPath()).toBe('/portal'));
    expect(sink.mock.calls.map(([{ message }]) => message)).toContain(
      'No session could be fetched.',
    );
  });
});
