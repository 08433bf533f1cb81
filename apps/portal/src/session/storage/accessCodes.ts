import { createAccessCodeStore } from '@foyer/api-client/session';
import { storage } from './stores';

/** The activation code that was typed or that a link carried in: kept until used, cleared by logging out. */
export const accessCodes = createAccessCodeStore(storage);
