import { describe, expect, it } from 'vitest';
import { snackbar } from './snackbar';

const message = { key: 'saved' };

describe('a snackbar', () => {
  it.each([
    ['is an Info for 5,000 ms', { message }, 'Info', 5000],
    ['keeps a Success for 5,000 ms', { message, type: 'Success' }, 'Success', 5000],
    ['never closes an Error by itself', { message, type: 'Error' }, 'Error', null],
    [
      'closes an Error after the time it was given',
      { message, type: 'Error', timeout: 3000 },
      'Error',
      3000,
    ],
    ['closes any other after the time it was given', { message, timeout: 100 }, 'Info', 100],
    ['stays when told to', { message, timeout: null }, 'Info', null],
  ] as const)('%s', (_, wanted, type, timeout) => {
    expect(snackbar(wanted)).toEqual({ message, type, timeout });
  });
});
