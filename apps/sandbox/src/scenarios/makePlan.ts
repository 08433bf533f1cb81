import type { PlanDetails, PlanWords } from '../services/plans/planDetails';
import { translations } from './translations/translations';
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

/** The words of a plan in each other language. */
const translated = (details: PlanWords): Record<string, PlanWords> =>
  Object.fromEntries(
    Object.entries(translations).map(([language, { plans }]) => {
      const say = (text: string): string => plans[text] ?? text;
      const { title, name, description, perks, groupTitle } = details;
      return [
        language,
        {
          title: say(title),
          name: say(name),
          description: say(description),
          perks: perks.map(say),
          groupTitle: groupTitle === null ? null : say(groupTitle),
        },
      ];
    }),
  );

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
  const details: PlanDetails = {
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
  };
  return {
    priceId,
    amount,
    recurring: renews,
    hidden: hidden ?? false,
    details: { ...details, translations: translated(details) },
  };
};
