import type { Page } from '@playwright/test';

/** What a visit begins with: a start that fails is a matter of its own. */
const startCalls = ['getPublicConfig', 'getBlankSession', 'gatewayLogin', 'getSiteInfo', 'getUser'];

/** How long a slow answer takes, in milliseconds: long enough to look at what is shown meanwhile. */
const SLOW_MS = 800;

/** Faults of the sandbox in every call that a screen makes. */
export interface ScreenFaults {
  /** Replaces the fault before it. */
  inject: (kind: string) => Promise<void>;
  clear: () => Promise<void>;
}

/** Sets the sandbox's switches so that a visit begins, and whatever a screen asks for then fails. */
export const faultsOf = async (page: Page): Promise<ScreenFaults> => {
  const add = async (call: string, kind: string, delayMs: number): Promise<string> => {
    const data = { call, kind, delayMs };
    const answer = await page.request.post('/sandbox/api/faults', { data, maxRetries: 3 });
    return ((await answer.json()) as { id: string }).id;
  };
  const clear = async (id?: string): Promise<void> => {
    const which = id ? `?id=${id}` : '';
    await page.request.delete(`/sandbox/api/faults${which}`, { maxRetries: 3 });
  };
  // The first switch that fits a call is the one that counts.
  for (const call of startCalls) await add(call, 'slow', 0);
  let current: string | null = null;
  return {
    inject: async (kind) => {
      if (current) await clear(current);
      current = await add('*', kind, SLOW_MS);
    },
    clear: () => clear(),
  };
};

/** The answers that a page waits for. */
export interface CallsUnderWay {
  count: () => number;
}

/** Counts the calls of a page that have not ended yet. */
export const callsUnderWay = (page: Page): CallsUnderWay => {
  const open = new Set<unknown>();
  const end = (request: unknown) => void open.delete(request);
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { count: () => open.size };
};
