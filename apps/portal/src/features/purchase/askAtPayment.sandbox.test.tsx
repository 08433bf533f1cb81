import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stands in for the provider's library with a form that a test ends. */
const standIn = () => {
  let end = (): void => undefined;
  const createEmbeddedCheckoutPage = ({ onComplete }: { onComplete: () => void }) => {
    end = onComplete;
    const form = document.createElement('p');
    form.textContent = 'The provider’s form';
    return Promise.resolve({
      mount: (place: HTMLElement) => place.append(form),
      destroy: () => form.remove(),
    });
  };
  const made = { createEmbeddedCheckoutPage, _registerWrapper: () => undefined };
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => made, { version: 'endive' }),
  );
  return { end: () => end() };
};

const headingNow = (): string => screen.queryByRole('heading', { level: 1 })?.textContent ?? '';

// START-14
it('a payment’s end asks for its status and the gateway before the next page is drawn, and once', async () => {
  const { end } = standIn();
  const { user } = await openNewAccount('/select-plan?plan=cw-plus-month&step=pay');
  await user.click(await screen.findByRole('checkbox', { name: /terms/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Start the service now/ }));
  await user.click(screen.getByRole('button', { name: /^Order and pay/ }));
  await screen.findByText('The provider’s form');
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
