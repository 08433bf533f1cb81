import type { SpeedTestResult } from '@foyer/domain';
import { tabStorage } from '~/session/storage/tabStorage';

const KEY = 'foyer.speedTests';
/** The most runs that the history keeps. */
const MOST = 8;

/** The results of this visit, oldest first. */
export const readHistory = (): SpeedTestResult[] => {
  try {
    const results: unknown = JSON.parse(tabStorage.get(KEY) ?? '[]');
    return Array.isArray(results) ? (results as SpeedTestResult[]) : [];
  } catch {
    return [];
  }
};

/** @returns the history with one more result */
export const addToHistory = (result: SpeedTestResult): SpeedTestResult[] => {
  const results = [...readHistory(), result].slice(-MOST);
  tabStorage.set(KEY, JSON.stringify(results));
  return results;
};
