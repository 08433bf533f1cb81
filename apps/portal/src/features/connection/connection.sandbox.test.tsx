import { HOUR, readSupportCode } from '@foyer/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '~/session/storage/browserStores';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { openPortal } from '~/testing/openPortal';
import { Picture } from '~/testing/Picture';

const path = '/connection-check';

beforeEach(() => {
  Picture.loads = true;
  Picture.isRefused = false;
  vi.stubGlobal('Image', Picture);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const online = { gatewayLogin: { deviceState: 'online', connect: null } };

/** The result of each step, by its name on the page. */
const results = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

const codeShown = async () => {
  const title = await screen.findByRole('heading', { name: 'Code for support' });
  return /\w{3}-\w{4}/.exec(title.parentElement?.textContent ?? '')?.[0] ?? '';
};

// STATUS-2
describe('the check of the connection', () => {
  it('tells a visitor that the network works and that no plan lets the device online', async () => {
    await openPortal({ path });
    expect(await screen.findByText('You have no access at the moment')).toBeVisible();
    // It knows no reason, such as a guest pass that has ended.
    expect(screen.getByText(/The start page says how to get online\.$/)).toBeVisible();
    expect(results()).toMatchObject({
      'This device’s network': 'Works',
      'The Wi-Fi router here': 'Works',
      'Our service': 'Works',
      'Your access': 'Doesn’t work',
      'The internet': 'Works',
    });
  });

  it('tells a customer that everything works, and checks again on request', async () => {
    const { user } = await openPortal({ persona: 'maya', path, answers: online });
    expect(await screen.findByText('Your connection works')).toBeVisible();
    Picture.loads = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('We can’t reach the internet')).toBeVisible();
    expect(results()).toMatchObject({ 'The internet': 'Doesn’t work' });
  });

  it('says that it can’t tell where the page’s own policy refuses the picture', async () => {
    Picture.loads = false;
    Picture.isRefused = true;
    await openPortal({ persona: 'maya', path, answers: online });
    expect(await screen.findByText('Your connection works')).toBeVisible();
    expect(results()).toMatchObject({ 'The internet': 'We can’t tell' });
  });

  it('says what it cannot find out where the backend has no status', async () => {
    await openPortal({
      persona: 'maya',
      path,
      answers: online,
      faults: [{ call: 'getVenueStatus', kind: '404' }],
    });
    expect(await screen.findByText('Your connection works')).toBeVisible();
    expect(results()).toMatchObject({ 'Our service': 'Works', 'The internet': 'We can’t tell' });
    expect(screen.queryByText(/outage|planned work/)).toBeNull();
  });

  it('names an outage before what follows from it', async () => {
    Picture.loads = false;
    await openPortal({ venue: 'station-lofts', persona: 'hugo', path, answers: online });
    expect(await screen.findByText('You don’t have to do anything on your device.')).toBeVisible();
    // The site’s notification says it too.
    const [cable] = await screen.findAllByText(/^A cable in the street has been cut/);
    expect(cable).toBeVisible();
    expect(screen.getByText(/^Until /)).toBeVisible();
    expect(screen.getAllByText(/^There’s an outage here/)).toHaveLength(1);
  });

  it('names an outage beside what the person can mend, or beside a connection that works', async () => {
    Picture.loads = false;
    await openPortal({ venue: 'station-lofts', path });
    expect(await screen.findByText('You have no access at the moment')).toBeVisible();
    expect(screen.getByText('There’s an outage here.')).toBeVisible();
    Picture.loads = true;
    await openPortal({ venue: 'station-lofts', persona: 'hugo', path, answers: online });
    expect(await screen.findByText('Your connection works')).toBeVisible();
    expect(screen.getByText('There’s an outage here.')).toBeVisible();
    expect(screen.queryByText(/the problem is probably with that page/)).toBeNull();
    expect(screen.queryByText('You don’t have to do anything on your device.')).toBeNull();
  });

  it('opens in place on an error page, also without a session', async () => {
    const { user } = await openPortal({ faults: [{ call: 'getBlankSession', kind: '500' }] });
    await user.click(await screen.findByRole('button', { name: 'Check my connection' }));
    expect(await screen.findByText('Our service isn’t answering')).toBeVisible();
    expect(readSupportCode(await codeShown(), now())?.results).toMatchObject({ service: 'fails' });
  });

  it('opens from the foot of a visitor’s page', async () => {
    const { user } = await openPortal({});
    await user.click(await screen.findByRole('link', { name: 'Check my connection' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check my connection' }),
    ).toBeVisible();
    expect(await screen.findByText(/it can’t go online yet/)).toBeVisible();
  });

  it('opens from the help sheet', async () => {
    const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await screen.findByText('Your details');
    const [help] = screen.getAllByRole('button', { name: 'Help' });
    await user.click(help as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Help' }));
    await user.click(sheet.getByRole('link', { name: 'Check my connection' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${path}`));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check my connection' }),
    ).toBeVisible();
  });
});

// STATUS-5
describe('without a network the check', () => {
  it('makes no call, shows what the site said last and when, and still gives a code', async () => {
    const portal = await openPortal({ persona: 'maya', path });
    expect(await screen.findByText('There’s planned work on the Wi-Fi.')).toBeVisible();
    expect(screen.queryByText(/We couldn’t check again/)).toBeNull();
    await codeShown();
    // The start fetches this ahead, at its own time.
    const made = new Set<string>();
    await waitFor(() => {
      for (const call of takeCallsMade()) made.add(call);
      expect(made).toContain('getRegistrationFields');
    });
    goOffline();
    await portal.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('This device has no network')).toBeVisible();
    expect(screen.getByText(/^The Wi-Fi may drop for a few minutes/)).toBeVisible();
    expect(screen.getByText(/^We last checked on .+\. We couldn’t check again\.$/)).toBeVisible();
    expect(takeCallsMade()).toEqual([]);
    expect(readSupportCode(await codeShown(), now())?.results).toMatchObject({
      network: 'fails',
      service: 'unknown',
    });
  });
});

// STATUS-5
describe('what the site said of its Wi-Fi', () => {
  it('is an answer from before only once the check could not ask again', async () => {
    const { user, injectFault } = await openPortal({ persona: 'maya', path, answers: online });
    await codeShown();
    await injectFault({ call: 'getVenueStatus', kind: 'slow', delayMs: 2000 });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(screen.getByText('Checking your connection…')).toBeVisible();
    expect(screen.queryByText(/We couldn’t check again/)).toBeNull();
    expect(await screen.findByText('There’s planned work on the Wi-Fi.')).toBeVisible();
  });

  it('is over after its own end, unless the site still says it', async () => {
    const endsAt = new Date(now() - HOUR).toISOString();
    const answers = { ...online, getVenueStatus: { state: 'outage', endsAt } };
    const { user } = await openPortal({ persona: 'maya', path, answers });
    await codeShown();
    expect(screen.getByText('There’s an outage here.')).toBeVisible();
    expect(screen.queryByText(/^Until /)).toBeNull();
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('There was an outage here.')).toBeVisible();
    expect(screen.getByText(/^Until /)).toBeVisible();
  });
});

// STATUS-6
describe('a support agent', () => {
  it('reads a customer’s code on that page, and sees an error for a wrong code', async () => {
    await openPortal({ persona: 'maya', path, answers: online });
    await screen.findByText('Your connection works');
    const code = await codeShown();
    cleanup();
    const { user } = await openPortal({ venue: 'union-street', persona: 'agent', path });
    const field = await screen.findByLabelText('Support code');
    await user.type(field, `${code}0`);
    await user.click(screen.getByRole('button', { name: 'Read the code' }));
    expect(
      await screen.findByText('This isn’t a support code. Check each letter and number.'),
    ).toBeVisible();
    await user.clear(field);
    await user.type(field, code.toLowerCase());
    await user.click(screen.getByRole('button', { name: 'Read the code' }));
    expect(await screen.findByText(/^Checked on /)).toBeVisible();
    expect(results()).toMatchObject({ 'This device at the router': 'Works' });
  });

  it.each([
    ['de', 'Support-Code'],
    ['fr', 'Code d’assistance'],
  ])('is asked for the code in words that people use in "%s"', async (language, label) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
    await openPortal({ venue: 'union-street', persona: 'agent', path });
    expect(await screen.findByLabelText(label)).toBeVisible();
  });
});
