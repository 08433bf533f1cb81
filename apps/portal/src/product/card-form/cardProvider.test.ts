import { afterEach, expect, it, vi } from 'vitest';
import { fetchCardProvider, loadCardProvider, preloadCardProvider } from './cardProvider';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);

it('gives up on a network that drops packets, and asks again the next time', async () => {
  vi.useFakeTimers();
  const asked = () => document.querySelectorAll('script[src*="/v3/stripe.js"]').length;
  for (const _try of ['first', 'next']) {
    const loading = loadCardProvider('pk_test_1', 'https://card-provider.example/v3/stripe.js');
    const outcome = loading.catch((error: unknown) => error);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ message: 'The card provider took too long to answer.' });
    expect(asked()).toBe(0);
  }
});

it('asks for the script once where the form needs it before it has come', async () => {
  vi.useFakeTimers();
  const standIn = 'https://card-provider.example/v3/stripe.js';
  const asked = () => document.querySelectorAll(`script[src="${standIn}"]`).length;
  fetchCardProvider(standIn);
  expect(asked()).toBe(1);
  const outcome = loadCardProvider('pk_test_1', standIn).catch((error: unknown) => error);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBeInstanceOf(Error);
});

it('fetches the script that the form will run, before the form opens', () => {
  const standIn = 'https://card-provider.example/v3/stripe.js';
  preloadCardProvider(standIn);
  preloadCardProvider(standIn);
  expect(links()).toEqual([`preload ${standIn}`]);
  preloadCardProvider(null);
  expect(links()).toContain('preload https://js.stripe.com/endive/stripe.js');
  const asked = () => document.querySelectorAll('script').length;
  expect(asked()).toBe(0);
});

it('the form runs the very file that was fetched ahead', () => {
  preloadCardProvider(null);
  fetchCardProvider(null);
  const [script] = document.querySelectorAll('script');
  expect(links()).toEqual([`preload ${script?.src}`]);
  script?.remove();
});

it('opens only the connection where the browser is to save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preloadCardProvider(null);
  preloadCardProvider(null);
  expect(links()).toEqual(['preconnect https://js.stripe.com/']);
});
