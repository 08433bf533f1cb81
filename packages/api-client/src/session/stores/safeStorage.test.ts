import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage';
import { browserStorage, safeStorage } from './safeStorage';

const unusable = [
  ['is missing', () => undefined],
  [
    'throws when it is opened',
    () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  ],
  ['throws whenever it is used', () => fakeStorage({}, true)],
] as const;

describe('a storage that works', () => {
  it('writes to, reads from and removes from the browser’s storage', () => {
    const local = fakeStorage({ old: 'kept before' });
    const storage = safeStorage(() => local);
    storage.set('new', 'kept now');
    storage.remove('old');
    expect(storage.get('new')).toBe('kept now');
    expect(local.getItem('new')).toBe('kept now');
    expect(local.getItem('old')).toBeNull();
  });

  it('reads a value that another tab has written', () => {
    const local = fakeStorage();
    const storage = safeStorage(() => local);
    storage.set('Token', 'mine');
    local.setItem('Token', 'theirs');
    expect(storage.get('Token')).toBe('theirs');
  });
});

describe.each(unusable)('a storage that %s', (_, open) => {
  it('keeps all values in memory until the page closes', () => {
    const storage = safeStorage(open);
    expect(storage.get('Token')).toBeNull();
    storage.set('Token', 'a');
    expect(storage.get('Token')).toBe('a');
    storage.remove('Token');
    expect(storage.get('Token')).toBeNull();
  });
});

describe('a storage that is full', () => {
  it('keeps a value in memory that did not fit, in place of the stored one', () => {
    const local = fakeStorage({ Token: 'before' });
    local.setItem = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
    const storage = safeStorage(() => local);
    storage.set('Token', 'after');
    expect(storage.get('Token')).toBe('after');
  });
});

it('opening local storage where there is none returns a storage in memory', () => {
  const storage = browserStorage();
  storage.set('foyer.test', 'here');
  expect(storage.get('foyer.test')).toBe('here');
  storage.remove('foyer.test');
});
