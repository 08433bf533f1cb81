import type { Page } from '@playwright/test';
import {
  clearFaults,
  enterVenue,
  expectHeading,
  injectFault,
  mailedLink,
} from './support/enterVenue';
import { expectLogger } from './support/logger';
import { signUpAt } from './support/newCustomer';
import { expect, test } from './support/test';
import { startTrackers } from './support/trackers';

const NEW_PASSWORD = 'a new and longer one 481516';

/** What the browser tells everybody but the portal's own backend, and its console. */
const listen = (page: Page): string[] => {
  const told: string[] = [];
  page.on('request', (request) => {
    const isBackend = /^\/(api|auth|gateway|sandbox)\//.test(new URL(request.url()).pathname);
    const { referer = '' } = request.headers();
    told.push(isBackend ? referer : [request.url(), referer, request.postData()].join(' '));
  });
  page.on('console', (message) => told.push(message.text()));
  return told;
};

const lastCode = async (page: Page, to: string): Promise<string> => {
  const answer = await page.request.get(`/sandbox/api/outbox?to=${encodeURIComponent(to)}`);
  const [message] = (await answer.json()) as { codes: string[] }[];
  return message?.codes[0] ?? '';
};

test.describe('with trackers, logging and telemetry', () => {
  // The page's policy allows only the trackers of the sandbox's own configuration.
  test.use({ bypassCSP: true });

  // LOG-3
  test('codes, passwords, tokens and contacts of a reset reach the backend only, even when it fails', async ({
    page,
    consoleErrors,
  }) => {
    const { email, mobile } = await signUpAt(page, 'canal-wharf');
    const tracked = await startTrackers(page, {
      logging: { clientToken: 'pub', proxy: '/logs' },
      telemetry: { endpoint: '/simulators/telemetry/v1/logs', service: 'reset-secrets' },
    });
    await page.route('**/logs?**', (route) => route.fulfill({ status: 202 }));
    const told = listen(page);
    await enterVenue(page, { venue: 'canal-wharf' });
    await page.getByRole('link', { name: /See plans/ }).click();
    await page.getByRole('button', { name: 'Yes, share them' }).click();
    await expect.poll(() => tracked.length).toBeGreaterThan(1);
    await expectLogger(page);
    const setPassword = async (): Promise<void> => {
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('alert').or(page.getByRole('alertdialog')).first()).toBeVisible();
    };

    await page.goto('/v2/#/password-recovery');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expectHeading(page, 'Check your email.');
    const { hash } = new URL(await mailedLink(page, email));
    const linkCode = new URLSearchParams(hash.split('?')[1]).get('code') ?? '';
    await page.goto('about:blank');
    await page.goto(`/v2/${hash}`);
    await expectHeading(page, 'Choose a new password.');
    await expectLogger(page);
    await injectFault(page, 'resetPasswordByEmail', '500', null);
    await setPassword();
    await clearFaults(page);

    await page.goto('/v2/#/sms-password-recovery');
    await page.reload();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expectHeading(page, 'Check your phone.');
    const smsCode = await lastCode(page, mobile);
    await page.getByLabel('6-digit code').fill(smsCode);
    await expectLogger(page);
    await injectFault(page, 'resetPasswordBySms', '500', null);
    await setPassword();
    await clearFaults(page);
    // An error that nobody catches is logged, too.
    await page.evaluate(
      ([code, address]) => {
        setTimeout(() => {
          throw new Error(`Nobody has the code ${code} of ${address}`);
        });
      },
      [smsCode, email],
    );
    const token = await page.evaluate(() => localStorage.getItem('Token') ?? '');
    // Logs are sent when the page is left, or half a minute later.
    await page.goto('/v2/#/error');
    await page.goto('/sandbox');
    const logs = () => told.filter((text) => text.includes('/logs'));
    await expect.poll(() => logs().join()).toContain('Nobody has the code');
    // The browser shows nobody what it sends while it leaves a page, so the collector is asked.
    const collected = async (): Promise<string> =>
      (await page.request.get('/sandbox/api/telemetry')).text();
    await expect.poll(collected).toContain('"reset-secrets"');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('Nobody has the code')]);

    const all = [...told, ...tracked, await collected()].join('\n').toLowerCase();
    const name = email.split('@')[0] ?? '';
    for (const secret of [linkCode, smsCode, token, name, mobile.slice(1), NEW_PASSWORD]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(all).not.toContain(secret.toLowerCase());
      expect(all).not.toContain(encodeURIComponent(secret).toLowerCase());
    }
  });
});
