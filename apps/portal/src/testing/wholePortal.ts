import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closePortal } from './openPortal';
import { watchRequests } from './faults/requests';

/** jsdom cannot leave a page; going online by a form is as far as such a test gets. */
const expected = /Not implemented: (navigation|HTMLFormElement)/;

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 20_000 });

watchRequests();
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

const errors: unknown[] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!expected.test(String(said[0]))) errors.push(said.map(String).join(' '));
  });
});

afterEach(async () => {
  await closePortal();
  cleanup();
  expect(errors, 'console errors').toEqual([]);
});
