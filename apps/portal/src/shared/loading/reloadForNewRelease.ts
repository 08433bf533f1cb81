import { isNewReleaseDeployed } from './isNewReleaseDeployed';

const RELOADED = 'foyerReloaded';

/** The state of the history entry: it survives a reload and needs no storage. */
const historyState = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Replaced in tests, because jsdom cannot reload. */
export const page = { reload: (): void => window.location.reload() };

/**
 * Loads a screen's code, or reloads the page when a new release has renamed its files. It reloads once
 * for each history entry, so it cannot loop. It does not reload when the network is down, because the
 * current page is better than none.
 */
export const reloadForNewRelease =
  <T>(fetchCode: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await fetchCode();
    } catch (error) {
      if (historyState()[RELOADED] !== true && (await isNewReleaseDeployed())) {
        window.history.replaceState({ ...historyState(), [RELOADED]: true }, '');
        page.reload();
        return new Promise<never>(() => undefined);
      }
      throw error;
    }
  };
