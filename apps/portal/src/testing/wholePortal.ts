import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closePortal } from './openPortal';

/** jsdom cannot leave a page; going online by a form is as far as such a test gets. */
const expected = /Not implemented: (navigation|HTMLFormElement)/;
const nativeFetch = globalThis.fetch;

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

const errors: unknown[] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!expected.test(String(said[0]))) errors.push(said.map(String).join(' '));
  });
  // Node's fetch knows no page for an address to be relative to, and no signal of jsdom's.
  globalThis.fetch = (input, init) =>
    nativeFetch(new URL(input instanceof Request ? input.url : input, window.location.href), {
      ...init,
      signal: null,
    });
  window.scrollTo = () => undefined;
});

afterEach(async () => {
  await closePortal();
  cleanup();
  expect(errors, 'console errors').toEqual([]);
});
