import type { Page } from '@playwright/test';
import { configured } from './support/configured';
import { enterVenue, expectHeading } from './support/enterVenue';
import { expect, test } from './support/test';

const tracking = { metaPixelId: '1', ga4MeasurementId: 'G-1' };

/** Google's script reduced to what matters here: it sets its cookies and sends what it is told. */
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

/** Stands in for Meta and Google. @returns the requests that they get */
const startTrackers = async (page: Page): Promise<string[]> => {
  const requests: string[] = [];
  await configured(page, { tracking });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
  );
  await page.route(/facebook\.com|google-analytics\.com/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return requests;
};

test.describe('advertising trackers', () => {
  // The page's policy allows only the trackers of the sandbox's own configuration.
  test.use({ bypassCSP: true });

  // TRACK-6
  test('stop when the consent is withdrawn, in another tab too, and lose their cookies', async ({
    page,
    context,
  }) => {
    const networkCookies = async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));
    const told = await startTrackers(page);
    await enterVenue(page, { venue: 'canal-wharf' });
    await page.getByRole('link', { name: /See plans/ }).click();
    await page.getByRole('button', { name: 'Yes, share them' }).click();
    await expect.poll(() => told.length).toBeGreaterThan(1);
    await expect.poll(networkCookies).toHaveLength(2);
    const other = await context.newPage();
    const toldByOther = await startTrackers(other);
    await other.goto('/v2/#/select-plan');
    await expect.poll(() => toldByOther.length).toBeGreaterThan(1);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect.poll(networkCookies).toEqual([]);
    const before = [told.length, toldByOther.length];
    for (const tab of [page, other]) {
      await tab.goto('/v2/#/');
      await tab.getByRole('link', { name: /See plans/ }).click();
      await tab.getByRole('radio', { name: 'Essential', exact: true }).click();
      await tab.getByRole('button', { name: 'Continue' }).click();
      await expectHeading(tab, 'Your details');
    }
    expect([told.length, toldByOther.length]).toEqual(before);
    expect(await networkCookies()).toEqual([]);
  });
});
