import { afterEach, expect, it, vi } from 'vitest';
import { loadCardProvider } from './cardProvider';

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
