import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, reloadOnce } from './reloadOnce';

const html = () => new Response('<main></main>', { headers: { 'content-type': 'text/html' } });

/** Lets everything that was started come to rest. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '');
  vi.spyOn(page, 'reload').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('a page whose code does not load', () => {
  it('is reloaded when the server answers, and keeps the history’s state', async () => {
    answering(() => Promise.resolve(html()));
    void reloadOnce();
    await rest();
    expect(page.reload).toHaveBeenCalledOnce();
    expect(window.history.state).toMatchObject({ idx: 3 });
  });

  it('asks for each lost script again first, which WebKit would not do after the reload', async () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/v2/assets/login-a1b2c3d4.js"><link rel="stylesheet" href="/v2/a.css">';
    answering(() => Promise.resolve(html()));
    void reloadOnce();
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    const asked = vi.mocked(fetch).mock.calls.map(([address]) => address);
    expect(asked).toEqual(['/', expect.stringMatching(/login-a1b2c3d4\.js$/)]);
    document.head.innerHTML = '';
  });

  it('is reloaded only once', async () => {
    answering(() => Promise.resolve(html()));
    void reloadOnce();
    await rest();
    await expect(reloadOnce()).resolves.toBeUndefined();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', () => Promise.resolve(new Response('', { status: 502 }))],
    [
      'a captive network answers with something else',
      () =>
        Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
    ],
  ])('is not reloaded when %s', async (_, answer) => {
    answering(answer);
    await expect(reloadOnce()).resolves.toBeUndefined();
    expect(page.reload).not.toHaveBeenCalled();
  });
});
