import type { Translate } from '~/shared/i18n/i18n';
import { errorText } from './errorText';
import { httpErrorOf } from './httpError';
import type { CallFailure } from './isApiError';

/** What a screen says of a failed call. */
export interface CallProblem {
  text: string;
  /** The user has to pay the fee for an earlier plan before they get one with a minimum term. Rule SUB-25. */
  owesFee?: boolean;
}

/** The problem of a call that orders or changes a plan. */
export const callProblemOf = (error: CallFailure | undefined, t: Translate): CallProblem => ({
  text: errorText(error, t),
  owesFee: httpErrorOf(error)?.code === 'FEE_OWED',
});
