import type { Plan, PlanCatalogue } from '@foyer/domain';
import type { InferOutput } from 'valibot';
import type { plan } from '../../contract/plans/plan';
import { pick, pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';

type Wire = InferOutput<typeof plan>;

/** A plan in the domain's names. Specification, section 3: "Plan". */
export const readPlan = (wire: Wire): Plan => ({
  ...pick(wire, [
    'priceId',
    'recurring',
    'packageType',
    'perks',
    'contract',
    'suggested',
    'goodFor',
  ]),
  ...pickOrNull(wire, [
    'groupTitle',
    'period',
    'description',
    'downloadMbps',
    'uploadMbps',
    'deviceLimit',
    'contractMonths',
  ]),
  id: wire.id ?? wire.priceId,
  title: wire.title ?? wire.name ?? '',
  price: readMoney(wire.price, wire.currency),
  category: wire.category ?? '',
  groupName: wire.groupName ?? '',
});

/** What a site sells in one list. */
export const readPlanList = (plans: readonly Wire[]): PlanCatalogue => ({
  kind: 'list',
  plans: plans.map(readPlan),
});

/** What a site sells in two lists. Specification, section 3. */
export const readCustomPlans = (wire: {
  readonly monthly: readonly Wire[];
  readonly daily: readonly Wire[];
}): PlanCatalogue => ({
  kind: 'custom',
  monthly: wire.monthly.map(readPlan),
  daily: wire.daily.map(readPlan),
});
