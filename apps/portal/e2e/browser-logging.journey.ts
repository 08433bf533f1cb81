import { configured } from './support/configured';
import { enterVenue } from './support/enterVenue';
import { expectLogger } from './support/logger';
import { expect, test } from './support/test';

test('browser logging reports the three pages where visits end, with device and paths', async ({
  page,
}) => {
  await configured(page, { logging: { clientToken: 'pub', proxy: '/logs' } });
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/logs') told.push(request.postData() ?? '');
  });
  const logging = page.waitForResponse(/\/logging-[\w-]+\.js/);
  await enterVenue(page, { venue: 'canal-wharf' });
  const ends = ['/portal-not-found', '/not-connected', '/error'];
  for (const path of ends) {
    await page.goto(`/v2/#${path}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await logging;
  await expectLogger(page);
  // Logs are sent when the page is left, or half a minute later.
  await page.goto('/sandbox');
  await expect.poll(() => told.join()).toContain('A visitor came to /error.');
  for (const path of ends) expect(told.join()).toContain(`A visitor came to ${path}.`);
  expect(told.join()).toContain('"from":"/not-connected","to":"/error"');
});
