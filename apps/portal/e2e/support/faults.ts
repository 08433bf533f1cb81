import type { Page } from '@playwright/test';

/** The calls of the start-up, which other tests make fail. */
const startCalls = ['getPublicConfig', 'getBlankSession', 'gatewayLogin', 'getSiteInfo', 'getUser'];

/** A slow answer's delay in milliseconds: long enough to check the loading state. */
const SLOW_MS = 800;

/** Faults in every call of a screen. */
export interface ScreenFaults {
  /** Replaces the previous fault. */
  inject: (kind: string) => Promise<void>;
  clear: () => Promise<void>;
}

/** Injects faults into every call but those of the start-up. */
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
  // The first fault that matches a call wins.
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

export interface CallsUnderWay {
  count: () => number;
}

/** Counts a page's pending calls. */
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
