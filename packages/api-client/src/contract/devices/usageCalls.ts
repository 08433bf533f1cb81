import { usageWarnings, type DayOfUsage, type Usage, type UsageWarning } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { count, oneOf, optionalInstant, optionalNumber } from '../schemas/answerSchemas';
import { fields } from '../schemas/requestSchemas';
import { list } from '../schemas/rows';

/** A table has one row for each day: of a day that is named twice, the last entry counts. */
const eachDayOnce = (days: readonly DayOfUsage[]): DayOfUsage[] => [
  ...new Map(days.map((row) => [row.day, row])).values(),
];

/**
 * What the user has used in this period, and how the end of the plan is announced. A backend without this call
 * answers 404. The portal then shows no usage.
 */
export const getUsage = defineCall({
  name: 'getUsage',
  group: 'devices',
  method: 'GET',
  path: '/usage',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: null,
  answer: v.pipe(
    v.object({
      /** The data of each day, oldest first. Days without data can be left out; of a day that is named twice, the last entry counts. Without it: no history is shown. */
      days: list(
        v.object({
          /** The day on the site's clocks, `YYYY-MM-DD`. */
          day: v.pipe(v.string(), v.isoDate()),
          /** What the user's devices received, in bytes. Without it: 0. */
          downloadBytes: count,
          /** What they sent, in bytes. Without it: 0. */
          uploadBytes: count,
        }),
      ),
      /** The data that the plan has in a period, in bytes. Without it: no limit is shown. */
      dataLimitBytes: optionalNumber,
      /** What is used of it, in bytes. Without it: no limit is shown. */
      dataUsedBytes: optionalNumber,
      /** When the data is there again in full. Without it: not shown. */
      resetsAt: optionalInstant,
      /** How the user is warned before the plan or its data ends: `none`, `email` or `sms`. Without it: not known. */
      warning: oneOf<UsageWarning | 'unknown'>(usageWarnings, 'unknown'),
      /** The ways that the user can choose, with `none`. Without it: the user can't choose. */
      warnings: list(oneOf<UsageWarning | 'unknown'>(usageWarnings, 'unknown')),
    }),
    v.transform((usage): Usage => ({ ...usage, days: eachDayOnce(usage.days) })),
  ),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Saves how the user is warned before the plan or its data ends. */
export const setUsageWarning = defineCall({
  name: 'setUsageWarning',
  group: 'devices',
  method: 'PUT',
  path: '/usage/warning',
  base: 'api',
  session: 'user',
  status: 204,
  body: fields({
    /** One of the ways in `GET /usage`. */
    warning: v.picklist(usageWarnings, 'Choose one of the kinds.'),
  }),
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

export const usageCalls = { getUsage, setUsageWarning };
