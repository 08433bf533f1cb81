import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { agreeAndContinue } from '~/testing/orderTerms';
import { PROVIDER_FORM, standInForProvider } from '~/testing/standInForProvider';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const headingNow = (): string => screen.queryByRole('heading', { level: 1 })?.textContent ?? '';

// START-14
it('a payment’s end asks for its status and the gateway before the next page is drawn, and once', async () => {
  const { end } = standInForProvider();
  const { user } = await openNewAccount('/select-plan?plan=cw-plus-month&step=pay');
  await agreeAndContinue(user);
  await screen.findByText(PROVIDER_FORM);
  const before = headingNow();
  const asked: { call: string; on: string }[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const [call] = /gateway\/login|session-status/.exec(String(url)) ?? [];
    if (call) asked.push({ call, on: headingNow() });
    return send(url, init);
  });
  end();
  // Nobody has paid, so the order is open.
  await screen.findByRole('heading', { level: 1, name: 'You haven’t finished your order.' });
  expect(asked.toSorted((a, b) => a.call.localeCompare(b.call))).toEqual([
    { call: 'gateway/login', on: before },
    { call: 'session-status', on: before },
  ]);
});
