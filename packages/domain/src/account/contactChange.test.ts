import { describe, expect, it } from 'vitest';
import { isNewContact } from './contactChange';

const account = {
  email: 'ann@example.com',
  mobile: '+447700900123',
  pendingEmail: 'new@example.com',
  pendingMobile: '+447700900124',
};

describe('a change of address or number', () => {
  it.each([
    ['nothing', {}, false],
    ['the same address', { email: 'ann@example.com' }, false],
    ['the same address in upper case', { email: 'ANN@example.com' }, false],
    ['the address that waits', { email: 'New@example.com' }, false],
    ['another address', { email: 'other@example.com' }, true],
    ['the same number', { mobile: '+447700900123' }, false],
    ['the number that waits', { mobile: '+447700900124' }, false],
    ['another number', { mobile: '+447700900125' }, true],
    ['the same address and another number', { email: 'ann@example.com', mobile: '+1' }, true],
  ])('is new or not: %s', (_, change, isNew) => {
    expect(isNewContact(account, change)).toBe(isNew);
  });

  it('is new for a first number, and not for an empty one', () => {
    const none = { ...account, mobile: null, pendingMobile: null };
    expect(isNewContact(none, { mobile: '+447700900125' })).toBe(true);
    expect(isNewContact(none, { mobile: '' })).toBe(false);
  });
});
