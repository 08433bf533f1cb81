import type { AnswerSent, calls } from '@foyer/api-client/contract';
import { EARLY_FEE_PERCENT } from '../../services/early-fees/cancellationFee';
import type { PlanRow } from '../../services/plans/findPlan';
import { planWords } from '../../services/messages/planWords';
import { major } from './dateAndAmountWire';

/** A plan in the wire format. */
export type PlanWire = AnswerSent<typeof calls.getPlans>[number];

/** A plan for the wire, in the language of the request. */
export const planWire = ({ priceId, amount, currency, recurring, details }: PlanRow): PlanWire => {
  const { title, name, description, perks, groupTitle } = planWords(details);
  return {
    id: details.id,
    priceId,
    title,
    name,
    price: major(amount),
    currency,
    category: details.category,
    groupName: details.groupName,
    groupTitle,
    recurring,
    packageType: details.packageType as PlanWire['packageType'],
    period: details.period,
    description,
    perks,
    downloadMbps: details.downloadMbps,
    uploadMbps: details.uploadMbps,
    deviceLimit: details.deviceLimit,
    hasOwnNetwork: details.hasOwnNetwork ?? true,
    contract: details.contractMonths > 0,
    contractMonths: details.contractMonths > 0 ? details.contractMonths : null,
    earlyFeePercent: details.contractMonths > 0 ? EARLY_FEE_PERCENT : null,
    suggested: details.suggested,
    goodFor: details.goodFor,
  };
};
