import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '~/shared/logging/logger';

const PROXY = 'https://logs.example.test/in';

/** As many entries as the library keeps before it sends them. */
const BATCH = 50;

/** Everything that left for the provider, as it was sent. */
let left = '';

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(PROXY))
      return new Response('{"message":"Maya Ellis has moved","phone":"07700 900123"}', {
        status: 503,
      });
    left += url + (typeof init?.body === 'string' ? init.body : '');
    return new Response('{}', { status: 202 });
  });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: unknown) => {
      left += url + String(body);
      return true;
    },
  });
});
afterEach(() => {
  logger.setSink(null);
  vi.unstubAllGlobals();
  window.location.hash = '';
});

it('sends failed calls, uncaught errors and entries without codes, tokens, email addresses or bodies', async () => {
  window.location.hash = '#/password-reset?code=rEsEtCoDe';
  // The library takes over `fetch` when it loads.
  const { startLogging } = await import('./startLogging');
  startLogging({
    clientToken: 'pub1',
    site: 'datadoghq.eu',
    service: null,
    proxy: PROXY,
    env: null,
  });
  await fetch('/auth/mfa/check-code/481516', { method: 'POST' });
  const uncaught = new Error('No user maya@example.com with code=rEsEtCoDe');
  window.onerror?.(uncaught.message, window.location.href, 1, 1, uncaught);
  logger.log({ message: 'A visitor came to /error.', context: { mac: 'A4:83:E7:12:34:56' } });
  // The library sends a full batch at once.
  await vi.waitFor(() => {
    for (let entry = 0; entry < BATCH; entry += 1) logger.log({ message: 'More.', context: {} });
    for (const said of ['check-code/***', 'No user ***', 'A visitor came', 'A4:83:E7:12:34:56'])
      expect(left).toContain(said);
  });
  for (const secret of ['481516', 'rEsEtCoDe', 'maya@', '07700', 'Maya Ellis'])
    expect(left).not.toContain(secret);
  expect(document.cookie).toBe('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('_dd'))).toEqual([]);
});
