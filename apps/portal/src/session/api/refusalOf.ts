import { remedyFor, type Remedy } from '@foyer/domain';
import type { TFunction } from 'i18next';
import { httpOf } from './httpOf';
import type { CallFailure } from './isApiError';
import { problemText } from './problemText';

/** Why something that is paid for did not happen, and what may mend that. */
export interface Refusal {
  text: string;
  remedy: Remedy | null;
}

/** What a call that charges has failed with. */
export const refusalOf = (error: CallFailure | undefined, t: TFunction): Refusal => ({
  text: problemText(error, t),
  remedy: remedyFor(httpOf(error)?.status ?? null),
});
