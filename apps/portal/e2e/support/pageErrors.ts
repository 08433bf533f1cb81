import type { Page } from '@playwright/test';

/** What a browser can complain about, in words. */
export interface PageErrors {
  /** What it complained about since the last time this was asked. */
  take(): string[];
}

/**
 * Listens for everything that goes wrong in a page: errors in its console, exceptions, answers of
 * 400 and above, requests that never got one.
 */
export const watchPageErrors = (page: Page): PageErrors => {
  let heard: string[] = [];
  page.on('console', (message) => {
    // The answer itself is heard below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    heard.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The portal gives up a request itself when nobody waits for its answer any more.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${reason}`);
  });
  return {
    take: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
};
