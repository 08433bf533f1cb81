import type { Page } from '@playwright/test';
import { enterVenue, expectHeading } from './support/enterVenue';
import { expect, test } from './support/test';
import { cards, expectOnline, fillCard, newPerson, reachPayment } from './support/visitor';

/** Collects what the page's policy refuses or only reports, in the page and in its own frames. */
const watchPolicy = async (page: Page): Promise<string[]> => {
  const reports: string[] = [];
  await page.exposeFunction('reportViolation', (report: string) => void reports.push(report));
  await page.addInitScript(() => {
    const { reportViolation } = window as Window & { reportViolation?: (report: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      reportViolation?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return reports;
};

const policyOf = async (page: Page, path: string): Promise<Record<string, string>> =>
  (await page.request.get(path, { maxRetries: 3 })).headers();

test('the whole main job, with a bank that asks, runs under the strict policy without a report', async ({
  page,
}) => {
  const reports = await watchPolicy(page);
  const form = await reachPayment(page, newPerson());
  await fillCard(form, cards.asksTheBank);
  await form.getByRole('button', { name: /^Pay / }).click();
  const bank = page.frameLocator('iframe[title*="ank"]');
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await expectOnline(page);
  expect(reports).toEqual([]);
});

test('the operator’s own HTML shows with its markup under the strict policy', async ({ page }) => {
  const reports = await watchPolicy(page);
  await enterVenue(page, { venue: 'hartsmere-forest' });
  await expect(page.getByText('Swimming from 7 in the morning')).toBeVisible();
  // The markup follows the text, once the sanitiser has loaded.
  await expect(page.locator('div[dir=auto] *').first()).toBeAttached();
  expect(reports).toEqual([]);
});

test('a plain text is refused wherever a script could come from, and the watch hears of it', async ({
  page,
  consoleErrors,
}) => {
  const reports = await watchPolicy(page);
  await page.goto('/v2/#/login');
  await expectHeading(page, 'Welcome back.');
  const refused = await page.evaluate(() => {
    const refusalOf = (act: () => void): string => {
      try {
        act();
        return 'nothing';
      } catch (error) {
        return String(error);
      }
    };
    return [
      refusalOf(() => (document.createElement('script').src = '/v2/x.js')),
      refusalOf(() => (document.createElement('p').innerHTML = '<b>x</b>')),
    ];
  });
  expect(refused).toEqual([
    expect.stringContaining('TrustedScriptURL'),
    expect.stringContaining('TrustedHTML'),
  ]);
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[0]).toContain('require-trusted-types-for');
  // The browser says the same on its console.
  consoleErrors.length = 0;
});

test('page, assets, other files and what is missing each have all their headers', async ({
  page,
}) => {
  const html = await (await page.request.get('/v2/', { maxRetries: 3 })).text();
  const entry = /data-entry="\.\/([^"]+)"/.exec(html)?.[1] ?? '';
  const answers = {
    page: await policyOf(page, '/v2/'),
    asset: await policyOf(page, `/v2/${entry}`),
    theme: await policyOf(page, '/v2/themes/foyer.json'),
    configuration: await policyOf(page, '/v2/public-config.json'),
    version: await policyOf(page, '/v2/version.json'),
    missing: await policyOf(page, '/v2/no-such-file'),
  };
  for (const [what, headers] of Object.entries(answers))
    expect(headers, what).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': what === 'asset' ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
    });
  expect(answers.page['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(answers.page['content-security-policy']).not.toContain('unsafe');
  expect(answers.page).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('the inline script names no file of the build, so that its hash outlives a release', async ({
  page,
}) => {
  const html = await (await page.request.get('/v2/', { maxRetries: 3 })).text();
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const named = /data-entry="([^"]+)" data-files="([^"]+)"/.exec(html) ?? [];
  const hashes = named.join(' ').match(/(?<=[ -])[\w-]{8}(?=[ ,."])/g) ?? [];
  expect(script.length).toBeGreaterThan(5000);
  expect(hashes.length).toBeGreaterThan(5);
  for (const hash of hashes) expect(script).not.toContain(hash);
});
