import { httpErrorOf } from './httpError';
import type { CallFailure } from './isApiError';

/** Whether the backend refuses a plan with a minimum term until the user has paid the fee for an earlier one. Rule SUB-25. */
export const owesFee = (error: CallFailure | undefined): boolean =>
  httpErrorOf(error)?.code === 'FEE_OWED';
