import { isNewReleaseDeployed } from './isNewReleaseDeployed';

const RELOADED = 'foyerReloaded';

/** The state of the place in the browser's history, which outlives a reload and needs no storage. */
const marks = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** For tests, where nothing can be reloaded. */
export const page = { reload: (): void => window.location.reload() };

/**
 * Makes the code of a whole screen fetch itself, or the page reload: when a new deployment has
 * replaced this one, the file has another name by now. It reloads once for a place in the history, so
 * never in a circle. A broken network is no reason: the page that is there is worth more than none.
 */
export const reloadForNewRelease =
  <T>(fetchCode: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await fetchCode();
    } catch (error) {
      if (marks()[RELOADED] !== true && (await isNewReleaseDeployed())) {
        window.history.replaceState({ ...marks(), [RELOADED]: true }, '');
        page.reload();
        return new Promise<never>(() => undefined);
      }
      throw error;
    }
  };
