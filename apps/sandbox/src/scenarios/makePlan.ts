import type { PlanDetails } from '../services/plans/planDetails';
import type { PlanSeed } from './VenueSeed';

/** What a seed states about a plan; the rest is derived. */
type PlanChoice = Pick<PlanSeed, 'priceId' | 'amount'> &
  Partial<Pick<PlanSeed, 'recurring' | 'hidden'>> &
  Pick<PlanDetails, 'title' | 'packageType' | 'description' | 'perks' | 'downloadMbps'> &
  Partial<PlanDetails> & { category: string };

const unitNames = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const;

const readPeriod = (category: string): PlanDetails['period'] => {
  const [, digits = '1', unit = 'month'] = /^(\d+)(day|week|month|year)s?$/.exec(category) ?? [];
  const magnitude = (['day', 'week', 'month', 'year'] as const).find((name) => name === unit);
  return { amount: Number(digits), magnitude: magnitude ?? 'month' };
};

const groupName = ({ amount, magnitude }: PlanDetails['period']): string =>
  `${amount} ${unitNames[magnitude]}${amount === 1 ? '' : 's'}`;

/** A plan with the fields that its category implies. */
export const makePlan = ({
  priceId,
  amount,
  recurring,
  hidden,
  ...choice
}: PlanChoice): PlanSeed => {
  const period = readPeriod(choice.category);
  const renews = recurring ?? period.magnitude !== 'day';
  return {
    priceId,
    amount,
    recurring: renews,
    hidden: hidden ?? false,
    details: {
      id: `plan_${priceId}`,
      name: choice.title,
      groupName: groupName(period),
      groupTitle: null,
      period,
      uploadMbps: Math.max(1, Math.round(choice.downloadMbps / 5)),
      deviceLimit: null,
      contractMonths: 0,
      suggested: false,
      goodFor: [],
      list: period.magnitude === 'day' ? 'daily' : 'monthly',
      ...choice,
    },
  };
};
