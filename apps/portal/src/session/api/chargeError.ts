import { paymentRemedy, type Remedy } from '@foyer/domain';
import type { Translate } from '~/shared/i18n/i18n';
import { httpErrorOf } from './httpError';
import { isUnanswered, type CallFailure } from './isApiError';
import { errorText } from './errorText';
import { owesFee } from './owesFee';

/** Why a paid action failed, and the remedy. */
export interface ChargeError {
  text: string;
  remedy: Remedy | null;
  /** The user has to pay the fee for an earlier plan first. */
  owesFee?: boolean;
  /** No answer came that can be read, so the action may have been done and charged. */
  isUnanswered?: boolean;
}

/** The error of a call that charges. */
export const chargeErrorOf = (error: CallFailure | undefined, t: Translate): ChargeError => ({
  text: errorText(error, t),
  remedy: paymentRemedy(httpErrorOf(error)?.status ?? null),
  owesFee: owesFee(error),
  isUnanswered: isUnanswered(error),
});
