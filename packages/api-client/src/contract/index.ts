export { calls, type CallName } from './calls';
export type * from './define/callTypes';
export type { Call, CallBase, CallGroup, CallSession } from './define/defineCall';
export { authErrorHeader, errorBody } from './define/errorBody';
export { fieldMessages } from './define/fieldMessages';
export { wireErrors, type WireErrorCode } from './define/wireErrors';
export { userTypes } from './user/userTypes';
