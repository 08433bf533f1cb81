import { DEFAULT_CATEGORY } from '../constants/constants';
import type { DomainMessage } from '../messages/message';
import { type Category, compareCategories, parseCategory } from './category';
import type { Plan, PlanCatalogue } from './plan';
import { categoryTitle, groupTitle } from './planLabels';

/** Plans that stand under one heading, in the order the site lists them. */
export type PlanGroup = {
  readonly id: string;
  readonly title: DomainMessage;
  readonly plans: readonly Plan[];
};

/** Plans under their group titles, in order of first appearance. */
export const planGroups = (plans: readonly Plan[]): PlanGroup[] =>
  collect(plans, (plan) => titleId(groupTitle(plan))).map(([id, members]) => ({
    id,
    title: groupTitle(members[0]),
    plans: members,
  }));

/**
 * The billing cycles that a catalogue offers, in order: monthly and daily on a custom site,
 * categories on any other. Where there is only one category, its groups. None is empty.
 */
export const billingCycles = (catalogue: PlanCatalogue): PlanGroup[] => {
  if (catalogue.kind === 'custom') return customCycles(catalogue);
  const cycles = categoryCycles(catalogue.plans);
  const [only] = cycles;
  if (!only || cycles.length > 1) return cycles;
  const groups = planGroups(only.plans);
  return groups.length > 1 ? groups : cycles;
};

/**
 * The cycle chosen at first: the first sorted category, or the first cycle present.
 * Specification, section 4. Without any plan it is the default category of section 9.
 *
 * @param preferred a special customer's own first category, where the site has it
 */
export const defaultCycle = (cycles: readonly PlanGroup[], preferred?: string): string =>
  (cycles.find((cycle) => cycle.id === preferred) ?? cycles[0])?.id ?? DEFAULT_CATEGORY;

/** The switch shows only when more than one group or cycle exists. Specification, section 2. */
export const showsCycleSwitch = (cycles: readonly PlanGroup[]): boolean => cycles.length > 1;

/** The plans of the chosen cycle; of the default one when it is not offered any more. */
export const plansOfCycle = (cycles: readonly PlanGroup[], cycleId: string): readonly Plan[] =>
  (cycles.find((cycle) => cycle.id === cycleId) ?? cycles[0])?.plans ?? [];

type CustomCatalogue = Extract<PlanCatalogue, { kind: 'custom' }>;

const customCycles = ({ monthly, daily }: CustomCatalogue): PlanGroup[] => {
  const cycles: PlanGroup[] = [
    { id: 'monthly', title: { key: 'plans.monthly' }, plans: monthly },
    { id: 'daily', title: { key: 'plans.daily' }, plans: daily },
  ];
  return cycles.filter((cycle) => cycle.plans.length > 0);
};

const categoryCycles = (plans: readonly Plan[]): PlanGroup[] =>
  collect(plans, (plan) => parseCategory(plan.category).id)
    .map(([id, members]) => ({ category: parseCategory(id), members }))
    .sort((a, b) => compareCategories(a.category, b.category))
    .map(({ category, members }) => cycleOf(category, members));

/** A category is headed by its group's title where it holds one group only. */
const cycleOf = ({ id }: Category, plans: readonly Plan[]): PlanGroup => {
  const [group, ...others] = planGroups(plans);
  return { id, title: group && others.length === 0 ? group.title : categoryTitle(id), plans };
};

type Members = readonly [Plan, ...Plan[]];

const collect = (plans: readonly Plan[], idOf: (plan: Plan) => string): [string, Members][] => {
  const groups = new Map<string, Members>();
  for (const plan of plans) {
    const id = idOf(plan);
    const members = groups.get(id);
    groups.set(id, members ? [...members, plan] : [plan]);
  }
  return [...groups];
};

const titleId = (title: DomainMessage): string =>
  'text' in title ? title.text : [title.key, ...Object.values(title.values ?? {})].join(':');
