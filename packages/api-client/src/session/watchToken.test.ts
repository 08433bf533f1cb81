import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../testing/testClient';
import { watchToken } from './watchToken';

type Change = { key?: string | null; oldValue: string | null; newValue: string | null };

const watch = (userId: string | null) => {
  let listener: ((event: StorageEvent) => void) | null = null;
  const watcher = { userId: () => userId, goToRoot: vi.fn(), dropCache: vi.fn() };
  const stop = watchToken(
    {
      addEventListener: (_, added) => {
        listener = added;
      },
      removeEventListener: (_, removed) => {
        if (listener === removed) listener = null;
      },
    },
    watcher,
  );
  const happens = (change: Change) =>
    listener?.(Object.assign(new Event('storage'), { key: 'Token', ...change }) as StorageEvent);
  return { watcher, happens, stop };
};

describe('a token that another tab changes', () => {
  it.each([
    ['appears and is a visitor’s', null, null, tokenOf.visitor, true, false],
    ['appears and is a logged-in user’s', null, null, tokenOf.maya, true, true],
    ['is renewed for the same user', 'maya', tokenOf.maya, tokenOf.mayaRenewed, false, false],
    ['becomes another user’s', 'maya', tokenOf.maya, tokenOf.tom, false, true],
    ['becomes a visitor’s', 'maya', tokenOf.maya, tokenOf.visitor, false, true],
    ['is removed', 'maya', tokenOf.maya, null, false, false],
  ] as const)('that %s', (_, userId, oldValue, newValue, goesToRoot, dropsCache) => {
    const { watcher, happens } = watch(userId);
    happens({ oldValue, newValue });
    expect(watcher.goToRoot).toHaveBeenCalledTimes(goesToRoot ? 1 : 0);
    expect(watcher.dropCache).toHaveBeenCalledTimes(dropsCache ? 1 : 0);
  });

  it.each([
    ['another key', 'foyer.skew'],
    ['a storage that was cleared', null],
  ])('is not read from an event of %s', (_, key) => {
    const { watcher, happens } = watch('maya');
    happens({ key, oldValue: null, newValue: tokenOf.tom });
    expect(watcher.goToRoot).not.toHaveBeenCalled();
    expect(watcher.dropCache).not.toHaveBeenCalled();
  });

  it('is ignored after the watch has ended', () => {
    const { watcher, happens, stop } = watch(null);
    stop();
    happens({ oldValue: null, newValue: tokenOf.maya });
    expect(watcher.goToRoot).not.toHaveBeenCalled();
  });
});
