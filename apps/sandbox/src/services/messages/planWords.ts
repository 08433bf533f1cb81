import { messageLanguage } from './say';
import type { PlanDetails, PlanWords } from '../plans/planDetails';

/** What people read about a plan, in the language of the request or the message. Rule API-16. */
export const planWords = (details: PlanDetails): PlanWords =>
  details.translations?.[messageLanguage()] ?? details;
