import { t } from '~/shared/i18n/i18n';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A plan without a title has the word for one; a customer's own says whose it is. */
const nameOf = (plan: Record<string, unknown>): string =>
  t(`common:unnamed.${'state' in plan ? 'subscription' : 'plan'}`);

/**
 * Names every plan and subscription of an answer that the backend has left without a name, so that no
 * sentence has a hole and no internal id is shown. Rule PLAN-19.
 */
export const namePlans = <T>(answer: T): T => {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    const isUnnamed = 'priceId' in value && value['title'] === '';
    const members = Object.entries(value).map(([key, member]) => [key, named(member)]);
    return { ...Object.fromEntries(members), ...(isUnnamed && { title: nameOf(value) }) };
  };
  return named(answer) as T;
};
