import type { Page } from '@playwright/test';

export interface PageErrors {
  /** The errors since the last call of this. */
  take(): string[];
}

/**
 * Collects a page's errors: console errors, exceptions, answers of 400 and above, failed requests.
 */
export const watchPageErrors = (page: Page): PageErrors => {
  let heard: string[] = [];
  page.on('console', (message) => {
    // The response listener records the answer with its address.
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
    // The portal aborts requests that it no longer needs.
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
