import { afterEach, expect, it, vi } from 'vitest';
import { fetchCardProvider, loadCardProvider } from './cardProvider';

afterEach(() => void vi.useRealTimers());

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
