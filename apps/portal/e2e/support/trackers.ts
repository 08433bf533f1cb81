import type { Page } from '@playwright/test';
import { configured } from './configured';

const tracking = { metaPixelId: '1', ga4MeasurementId: 'G-1' };

/** A short form of Google's script: it sets cookies and sends each event. */
const GOOGLE = `
  document.cookie = '_ga=GA1.1.1; path=/; max-age=600';
  document.cookie = '_ga_1=GS1; path=/; max-age=600; domain=' + location.hostname;
  const send = (said) => {
    if (window['ga-disable-G-1']) return;
    fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify([...said]) });
  };
  dataLayer.forEach(send);
  dataLayer.push = (said) => { Array.prototype.push.call(dataLayer, said); send(said); };
`;

/**
 * Answers in place of Meta and Google.
 *
 * @param services what else the public configuration has
 * @returns address and body of each request that they get
 */
export const startTrackers = async (
  page: Page,
  services: Record<string, unknown> = {},
): Promise<string[]> => {
  const requests: string[] = [];
  await configured(page, { tracking, ...services });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
  );
  await page.route(/facebook\.com|google-analytics\.com/, (route) => {
    requests.push(`${route.request().url()} ${route.request().postData() ?? ''}`);
    return route.fulfill({ status: 204 });
  });
  return requests;
};
