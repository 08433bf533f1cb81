import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForNewRelease, page } from './reloadForNewRelease';

const html = (entry: string) =>
  new Response(`<script>import("${entry}")</script>`, { headers: { 'content-type': 'text/html' } });

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

/** Lets everything that was started come to rest. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/v2/assets/entry-old.js"></script>';
  window.history.replaceState({ idx: 3 }, '');
  vi.spyOn(page, 'reload').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('a screen whose code cannot be fetched', () => {
  it('reloads the page when a new deployment has replaced this one, and keeps the history’s state', async () => {
    answering(() => Promise.resolve(html('/v2/assets/entry-new.js')));
    void reloadForNewRelease(gone)();
    await rest();
    expect(page.reload).toHaveBeenCalledOnce();
    expect(window.history.state).toMatchObject({ idx: 3 });
  });

  it('reloads the page only once', async () => {
    answering(() => Promise.resolve(html('/v2/assets/entry-new.js')));
    void reloadForNewRelease(gone)();
    await rest();
    await expect(reloadForNewRelease(gone)()).rejects.toThrow(/Failed to fetch/);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the deployment is the same', () => Promise.resolve(html('/v2/assets/entry-old.js'))],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', () => Promise.resolve(new Response('', { status: 502 }))],
    [
      'a captive network answers with something else',
      () =>
        Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
    ],
  ])('never reloads it when %s', async (_, answer) => {
    answering(answer);
    await expect(reloadForNewRelease(gone)()).rejects.toThrow(/Failed to fetch/);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
