import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchDurations?: number[];
  }
}

/** Records the browser's duration of each interaction until its frame is painted. */
export const watchInteractions = (): void => {
  const durations: number[] = [];
  window.benchDurations = durations;
  const watched: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        durations.push(entry.duration);
  }).observe(watched);
};

/** The longest interaction since the last call, in milliseconds until its frame is painted. */
export const slowestSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Two frames, then the observer's callback.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return Math.max(0, ...(window.benchDurations ?? []).splice(0));
  });
