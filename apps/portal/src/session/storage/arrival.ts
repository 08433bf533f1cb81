import { MINUTE, type Instant } from '@foyer/domain';
import { now } from './browserStores';
import { tabStorage } from './tabStorage';

const KEY = 'foyer.arrival';
/** The router's pages take longer on some networks than the person waits here. */
const RECENT = 10 * MINUTE;

/**
 * Notes that the person has just paid, or connects this device: the router's pages come between.
 *
 * @param page the page that they want after them
 */
export const keepArrival = (page = ''): void => tabStorage.set(KEY, `${now()} ${page}`);

/** Whether the person has just paid or connected. */
export const hasArrived = (): boolean => isRecent(Number.parseInt(tabStorage.get(KEY) ?? '', 10));

/** The page that the person wants after the router's, once; empty for none. */
export const takeArrivalPage = (): string => {
  const page = hasArrived() ? (tabStorage.get(KEY)?.split(' ')[1] ?? '') : '';
  if (page) keepArrival();
  return page;
};

/** Whether something happened in the last ten minutes. */
export const isRecent = (at: Instant): boolean => now() - at < RECENT;

/** The next page no longer greets the person. */
export const clearArrival = (): void => tabStorage.remove(KEY);
