import { DEFAULT_CATEGORY } from '../constants/constants';
import type { Message } from '../messages/message';
import { type Category, compareCategories, parseCategory } from './category';
import type { Plan, PlanCatalogue } from './plan';
import { categoryTitle, groupTitle } from './planLabels';

/** Plans under one heading, in the site's order. */
export type PlanGroup = {
  readonly id: string;
  readonly title: Message;
  readonly plans: readonly Plan[];
};

/** Plans by group title, in order of first appearance. */
export const planGroups = (plans: readonly Plan[]): PlanGroup[] =>
  collect(plans, (plan) => titleId(groupTitle(plan))).map(([id, members]) => ({
    id,
    title: groupTitle(members[0]),
    plans: members,
  }));

/**
 * The billing cycles of a catalogue: monthly and daily on a custom site, otherwise categories. A
 * single category is split into its groups. No cycle is empty. Rule PLAN-5.
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
 * The id of the cycle that is selected first. Rule PLAN-5.
 *
 * @param preferred the first category of a special customer
 */
export const defaultCycle = (cycles: readonly PlanGroup[], preferred?: string): string =>
  (cycles.find((cycle) => cycle.id === preferred) ?? cycles[0])?.id ?? DEFAULT_CATEGORY;

/** Rule PLAN-6. */
export const showsCycleSwitch = (cycles: readonly PlanGroup[]): boolean => cycles.length > 1;

/** The plans of a cycle. A cycle that the site no longer offers becomes the first one. */
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

/** The cycle of the plans without a category. An address cannot name an empty one. Rule PLAN-19. */
const NO_CATEGORY = 'other';

/** A category with one group only takes the group's title. */
const cycleOf = ({ id }: Category, plans: readonly Plan[]): PlanGroup => {
  const [group, ...others] = planGroups(plans);
  const title = group && others.length === 0 ? group.title : categoryTitle(id);
  return { id: id || NO_CATEGORY, title, plans };
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

const titleId = (title: Message): string =>
  'text' in title ? title.text : [title.key, ...Object.values(title.values ?? {})].join(':');
