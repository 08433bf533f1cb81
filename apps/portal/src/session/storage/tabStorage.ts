import { safeStorage } from '@foyer/api-client/session';

/** What belongs to this tab and its visit, not to the device. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);
