import { remedyFor, type Remedy } from '@foyer/domain';
import type { TFunction } from 'i18next';
import { httpOf } from './httpOf';
import type { CallFailure } from './isApiError';
import { problemText } from './problemText';

/** Why a paid action failed, and the remedy. */
export interface Refusal {
  text: string;
  remedy: Remedy | null;
}

/** The error of a call that charges. */
export const refusalOf = (error: CallFailure | undefined, t: TFunction): Refusal => ({
  text: problemText(error, t),
  remedy: remedyFor(httpOf(error)?.status ?? null),
});
