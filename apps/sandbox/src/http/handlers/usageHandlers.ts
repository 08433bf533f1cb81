import { saveWarning, usageOf, warningOf, warningsFor } from '../../services/usage/usageOf';
import type { Handlers } from '../calls/Handler';

export const usageHandlers: Handlers<'getUsage' | 'setUsageWarning'> = {
  getUsage: async ({ backend, caller: { user } }) => ({
    body: {
      days: await usageOf(backend, user),
      // No plan of the sandbox limits data.
      dataLimitBytes: null,
      dataUsedBytes: null,
      resetsAt: null,
      warning: warningOf(user),
      warnings: warningsFor(user),
    },
  }),

  setUsageWarning: async ({ backend, caller: { user }, body }) => {
    await saveWarning(backend, user, body.warning);
    return {};
  },
};
