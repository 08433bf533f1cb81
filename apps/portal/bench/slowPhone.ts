import { chromiumOptions } from '@foyer/config/testing';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { slowDown } from '../e2e/support/slowNetwork.ts';
import { watchTraffic, type Traffic } from '../e2e/support/traffic.ts';

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

/** A phone with an empty cache. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/**
 * A page on a slow guest network: 400 ms latency, 1.6 Mbps, a CPU four times slower.
 *
 * @returns the page and its traffic
 */
export const openSlowPage = async (
  context: BrowserContext,
): Promise<{ page: Page; traffic: Traffic }> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await slowDown(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, traffic };
};

export const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
