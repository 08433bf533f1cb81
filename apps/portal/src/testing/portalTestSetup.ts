import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closePortal } from './openPortal';
import { watchRequests } from './faults/recordCalls';

/** jsdom cannot navigate, so submitting the gateway's form does nothing. */
const expected = /Not implemented: (navigation|HTMLFormElement)/;

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
