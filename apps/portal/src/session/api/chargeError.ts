import { paymentRemedy, type Remedy } from '@foyer/domain';
import type { Translate } from '~/shared/i18n/i18n';
import { httpErrorOf } from './httpError';
import { isUnanswered, type CallFailure } from './isApiError';
import { callProblemOf, type CallProblem } from './callProblem';

/** Why a paid action failed, and the remedy. */
export interface ChargeError extends CallProblem {
  remedy: Remedy | null;
  /** No answer came that can be read, so the action may have been done and charged. */
  isUnanswered?: boolean;
}

/** The error of a call that charges. */
export const chargeErrorOf = (error: CallFailure | undefined, t: Translate): ChargeError => ({
  ...callProblemOf(error, t),
  remedy: paymentRemedy(httpErrorOf(error)?.status ?? null),
  isUnanswered: isUnanswered(error),
});
