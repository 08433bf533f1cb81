import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configLoaded } from '~/session/store/siteSlice';
import { callSandboxConsole } from '~/testing/callSandboxConsole';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { fillIn, newEmail } from '~/testing/sandbox';
import { reportFailedStart } from './reportFailedStart';

const ENDPOINT = '/simulators/telemetry/v1/logs';

type Told = Readonly<Record<string, unknown>>;

const telemetry = { endpoint: ENDPOINT, sampleRate: null, service: 'harbour', env: 'test' };

/** What the collector has received. */
const told = async () => (await callSandboxConsole('/telemetry')) as Told[];

const toldOf = async (name: string) => (await told()).filter((event) => event['name'] === name);

/** The window closes, or its person opens another. */
const leave = () => void window.dispatchEvent(new Event('pagehide'));

/** Every request to the collector, as it left. */
let sent: RequestInit[] = [];

beforeEach(async () => {
  await callSandboxConsole('/telemetry', { method: 'DELETE' });
  sent = [];
  const { fetch: before } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes(ENDPOINT)) sent.push(init ?? {});
    return before(input, init);
  });
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async (config: object, opening: Parameters<typeof openPortal>[0] = {}) => {
  const portal = await openPortal({ ...opening, answers: { getPublicConfig: config } });
  await portal.fetchedAhead;
  return portal;
};

/** Waits until telemetry listens, which the start's event shows. */
const openTold = async (opening: Parameters<typeof openPortal>[0] = {}): Promise<OpenPortal> => {
  const portal = await open({ telemetry }, opening);
  await waitFor(async () => {
    leave();
    expect(await toldOf('foyer.start')).toHaveLength(1);
  });
  return portal;
};

describe('where the configuration names a collector, it is told', () => {
  it('how the page started, and which installation and build it was', async () => {
    await openTold();
    const [start] = await toldOf('foyer.start');
    expect(start).toMatchObject({
      'foyer.screen': '/',
      'foyer.usable_ms': expect.any(Number),
      resource: {
        'service.name': 'harbour',
        'service.version': 'unknown',
        'deployment.environment.name': 'test',
      },
    });
  });

  it('the start once, though the session and its configuration are read again', async () => {
    const { store } = await openTold();
    const { config } = store.getState().site;
    if (!config?.telemetry) throw new Error('The portal has no telemetry.');
    const again = { ...config, telemetry: { ...config.telemetry } };
    act(() => void store.dispatch(configLoaded(again)));
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
    leave();
    await waitFor(async () => expect(await toldOf('foyer.error')).toHaveLength(1));
    expect(await toldOf('foyer.start')).toHaveLength(1);
  });

  it('how long a step takes from the tap', async () => {
    const { user } = await openTold();
    await user.click(await screen.findByRole('link', { name: /See plans/ }));
    await screen.findByRole('radio', { name: 'Plus' });
    leave();
    await waitFor(async () => expect(await toldOf('foyer.step')).toHaveLength(1));
    expect(await toldOf('foyer.step')).toEqual([
      expect.objectContaining({
        'foyer.from': '/',
        'foyer.screen': '/select-plan',
        'foyer.wait_ms': expect.any(Number),
      }),
    ]);
  });

  it('which call fails with which code, and nothing that its person typed', async () => {
    const { user } = await openTold({ path: '/login' });
    const email = newEmail();
    const form = within(await screen.findByRole('main'));
    await fillIn(user, await form.findByLabelText(/Email address/), email);
    await fillIn(user, form.getByLabelText('Password'), 'my own secret 481516');
    await user.click(form.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('alert');
    leave();
    await waitFor(async () => expect(await toldOf('foyer.call_failed')).not.toEqual([]));
    const all = JSON.stringify([await told(), sent]);
    expect(await toldOf('foyer.call_failed')).toContainEqual(
      expect.objectContaining({
        'foyer.screen': '/login',
        'error.type': 'http',
        'http.response.status_code': expect.any(Number),
      }),
    );
    for (const secret of [email, 'my own secret', '481516', localStorage.getItem('Token')])
      expect(all).not.toContain(secret);
  });

  it('an uncaught error by its type and place, without its message', async () => {
    await openTold({ path: '/password-reset?code=rEsEtCoDe' });
    const error = new TypeError('No user maya@example.com with code=481516');
    error.stack = `TypeError: ${error.message}\n    at save (https://x.example/v2/assets/a-1.js:1:2)`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
    leave();
    await waitFor(async () =>
      expect(await toldOf('foyer.error')).toEqual([
        expect.objectContaining({
          severity: 'ERROR',
          'exception.type': 'TypeError',
          'exception.stacktrace': 'save a-1.js:1:2',
        }),
      ]),
    );
    const all = JSON.stringify([await told(), sent]);
    for (const secret of ['maya', '481516', 'rEsEtCoDe', 'x.example'])
      expect(all).not.toContain(secret);
  });

  it('a failure from before telemetry has loaded', async () => {
    const portal = await openPortal({ answers: { getPublicConfig: { telemetry } } });
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('early') }));
    await portal.fetchedAhead;
    await waitFor(async () => {
      leave();
      expect(await toldOf('foyer.error')).toMatchObject([{ 'exception.type': 'RangeError' }]);
    });
  });

  it('by requests that outlive the page and carry no cookie and no address', async () => {
    await openTold();
    expect(sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    ]);
  });

  it('in batches: a fault that repeats itself sends few requests, and an end of them', async () => {
    await openTold();
    for (let time = 0; time < 500; time += 1)
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('again') }));
    leave();
    await waitFor(async () => expect((await toldOf('foyer.error')).length).toBe(199));
    expect(sent.length).toBeLessThanOrEqual(8);
  });
});

describe('a page that cannot start', () => {
  afterEach(() => delete window.foyerStyles);

  const failToStart = async (config: object) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const styles = Promise.reject(new RangeError('No user maya@example.com'));
    styles.catch(() => undefined);
    window.foyerStyles = styles;
    await openPortal({ answers: { getPublicConfig: config } });
    expect(await screen.findByText('The Wi-Fi service isn’t answering.')).toBeVisible();
  };

  it('tells the collector so, with the error and without its message', async () => {
    await failToStart({ telemetry });
    await waitFor(async () => expect(await told()).toHaveLength(2));
    expect(await told()).toMatchObject([
      {
        name: 'foyer.failed_start',
        severity: 'ERROR',
        'foyer.cause': 'error',
        resource: { 'service.name': 'harbour' },
      },
      { name: 'foyer.error', 'exception.type': 'RangeError' },
    ]);
    expect(JSON.stringify(sent)).not.toContain('maya');
  });

  it('tells nobody outside the sample', async () => {
    await failToStart({ telemetry: { ...telemetry, sampleRate: 0 } });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sent).toEqual([]);
  });

  it('tells no failed start once telemetry has told how the page started', async () => {
    await openTold();
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('later') }));
    });
    await reportFailedStart();
    leave();
    await waitFor(async () => expect(await toldOf('foyer.error')).toHaveLength(1));
    expect(await toldOf('foyer.failed_start')).toEqual([]);
  });
});

describe('nothing is sent', () => {
  const settle = async (): Promise<void> => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('x') }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    leave();
    await new Promise((resolve) => setTimeout(resolve, 200));
  };

  it('where the configuration names no collector', async () => {
    await open({ telemetry: null });
    await settle();
    expect(sent).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it('from a page load outside the sample', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.3);
    await open({ telemetry: { ...telemetry, sampleRate: 30 } });
    await settle();
    expect(sent).toEqual([]);
    vi.spyOn(Math, 'random').mockReturnValue(0.29);
    await open({ telemetry: { ...telemetry, sampleRate: 30 } });
    await settle();
    await waitFor(() => expect(sent).not.toEqual([]));
  });
});

it('a collector that does not answer changes nothing on the page', async () => {
  const { user } = await open({
    telemetry: { ...telemetry, endpoint: 'http://127.0.0.1:9/v1/logs' },
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  leave();
  await user.click(await screen.findByRole('link', { name: /See plans/ }));
  expect(await screen.findByRole('radio', { name: 'Plus' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
