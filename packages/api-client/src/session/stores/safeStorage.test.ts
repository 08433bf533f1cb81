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
  it('keeps, gives back and removes in the storage itself', () => {
    const local = fakeStorage({ old: 'kept before' });
    const storage = safeStorage(() => local);
    storage.set('new', 'kept now');
    storage.remove('old');
    expect(storage.get('new')).toBe('kept now');
    expect(local.getItem('new')).toBe('kept now');
    expect(local.getItem('old')).toBeNull();
  });

  it('sees what another tab has written since', () => {
    const local = fakeStorage();
    const storage = safeStorage(() => local);
    storage.set('Token', 'mine');
    local.setItem('Token', 'theirs');
    expect(storage.get('Token')).toBe('theirs');
  });
});

describe.each(unusable)('a storage that %s', (_, open) => {
  it('keeps everything in memory for the life of the page', () => {
    const storage = safeStorage(open);
    expect(storage.get('Token')).toBeNull();
    storage.set('Token', 'a');
    expect(storage.get('Token')).toBe('a');
    storage.remove('Token');
    expect(storage.get('Token')).toBeNull();
  });
});

describe('a storage that is full', () => {
  it('keeps in memory what did not fit, over what was kept before', () => {
    const local = fakeStorage({ Token: 'before' });
    local.setItem = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
    const storage = safeStorage(() => local);
    storage.set('Token', 'after');
    expect(storage.get('Token')).toBe('after');
  });
});

it('opening the storage of a place that has none gives one in memory', () => {
  const storage = browserStorage();
  storage.set('foyer.test', 'here');
  expect(storage.get('foyer.test')).toBe('here');
  storage.remove('foyer.test');
});
