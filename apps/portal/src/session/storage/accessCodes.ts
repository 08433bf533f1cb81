import { createAccessCodeStore } from '@foyer/api-client/session';
import { storage } from './browserStores';

/**
 * The activation code that the user typed or a link carried: kept until it is used or the user logs
 * out.
 */
export const accessCodes = createAccessCodeStore(storage);
