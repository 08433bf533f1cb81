import { safeStorage } from '@foyer/api-client/session';
import type { SpeedTestResult } from '@foyer/domain';

/** The history of this tab: closing the tab deletes it. */
const kept = safeStorage(() => globalThis.sessionStorage);
const KEY = 'foyer.speedTests';
/** The most runs that the history keeps. */
const MOST = 8;

/** The results of this visit, oldest first. */
export const readHistory = (): SpeedTestResult[] => {
  try {
    const results: unknown = JSON.parse(kept.get(KEY) ?? '[]');
    return Array.isArray(results) ? (results as SpeedTestResult[]) : [];
  } catch {
    return [];
  }
};

/** @returns the history with one more result */
export const addToHistory = (result: SpeedTestResult): SpeedTestResult[] => {
  const results = [...readHistory(), result].slice(-MOST);
  kept.set(KEY, JSON.stringify(results));
  return results;
};
