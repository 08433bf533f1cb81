import type { Page } from '@playwright/test';

/** The address that a venue's gateway opens for an unknown visitor. */
export const visit = async (page: Page, venue: string, persona = 'visitor'): Promise<string> => {
  const answer = await page.request.post(`/sandbox/api/visit?venue=${venue}&persona=${persona}`, {
    maxRetries: 3,
  });
  const { url } = (await answer.json()) as { url: string };
  return `/v2/${new URL(url, 'http://localhost').hash}`;
};
