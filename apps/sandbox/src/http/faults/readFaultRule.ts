import { calls } from '@foyer/api-client/contract';
import * as v from 'valibot';
import { ServiceError } from '../../services/ServiceError';
import { faultKinds, type FaultRule } from './Faults';

const names = ['*', ...Object.values(calls).map(({ name }) => name)];

const shape = v.object({
  call: v.picklist(names, 'There is no such call; `*` means every one.'),
  kind: v.picklist(faultKinds),
  once: v.optional(v.boolean(), false),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 8000),
  said: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300))), null),
  who: v.optional(v.nullable(v.string()), null),
});

/**
 * Parses a fault rule from a form or from a test.
 * @throws ServiceError `VALIDATION`
 */
export const readFaultRule = (value: unknown): Omit<FaultRule, 'id'> => {
  const parsed = v.safeParse(shape, value);
  if (parsed.success) return parsed.output;
  throw new ServiceError('VALIDATION', parsed.issues[0].message);
};
