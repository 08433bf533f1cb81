import { MINUTE, type Instant } from '@foyer/domain';
import { now } from './browserStores';
import { tabStorage } from './tabStorage';

const KEY = 'foyer.arrival';
/** The router's pages take longer on some networks than the person waits here. */
const RECENT = 10 * MINUTE;

/** Notes that the person has just paid, or connects this device: the router's pages come between. */
export const keepArrival = (): void => tabStorage.set(KEY, `${now()}`);

/** Whether the person has just paid or connected. */
export const hasArrived = (): boolean => isRecent(Number(tabStorage.get(KEY) ?? Number.NaN));

/** Whether something happened in the last ten minutes. */
export const isRecent = (at: Instant): boolean => now() - at < RECENT;

/** The next page no longer greets the person. */
export const clearArrival = (): void => tabStorage.remove(KEY);
