/**
 * Measures how soon a visitor sees and can use the landing page on a slow guest network: 400 ms
 * latency, 1.6 Mbps, a CPU four times slower; median of five, beside a static page of the same size
 * served in the same run. Needs builds of the portal and the sandbox: `pnpm bench`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { startSandboxProcess } from '../e2e/support/sandboxProcess.ts';
import { launchBrowser, median, newPhone, openSlowPage } from './slowPhone.ts';

const RUNS = 5;
const STATIC_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Static</title><h1>You’re nearly online.</h1><!--${'x'.repeat(3500)}-->`;

interface Sample {
  firstText: number;
  siteText: number;
  live: number;
}

/** Waits for an element and returns when it was first visible, in milliseconds after the navigation. */
const firstPaint = async (page: Page): Promise<number> => {
  const seen = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await seen.jsonValue()) ?? 0;
};

const measurePortal = async (browser: Browser, entry: string): Promise<Sample> => {
  const { page } = await openSlowPage(await newPhone(browser));
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body?.textContent.includes('Canal Wharf')) return;
      observer.disconnect();
      performance.mark('bench:site-text');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(entry);
  await page.waitForFunction(() => performance.getEntriesByName('foyer:live').length > 0);
  const at = (name: string) =>
    page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0, name);
  const sample = {
    firstText: await firstPaint(page),
    siteText: await at('bench:site-text'),
    live: await at('foyer:live'),
  };
  await page.context().close();
  return sample;
};

const measureStatic = async (browser: Browser, url: string): Promise<number> => {
  const { page } = await openSlowPage(await newPhone(browser));
  await page.goto(url);
  const first = await firstPaint(page);
  await page.context().close();
  return first;
};

const main = async (): Promise<void> => {
  const sandbox = await startSandboxProcess();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(STATIC_PAGE);
  }).listen(0, '127.0.0.1');
  const browser = await launchBrowser();
  const visit = await fetch(`${sandbox.url}/sandbox/api/visit?venue=canal-wharf&persona=visitor`, {
    method: 'POST',
  });
  const { url } = (await visit.json()) as { url: string };
  const entry = new URL(url, sandbox.url).href;
  const portal: Sample[] = [];
  const statics: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    statics.push(
      await measureStatic(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    );
    portal.push(await measurePortal(browser, entry));
  }
  const rows: [string, number][] = [
    ['static page, first text', median(statics)],
    ['portal, first text', median(portal.map(({ firstText }) => firstText))],
    ['portal, site text', median(portal.map(({ siteText }) => siteText))],
    ['portal, live', median(portal.map(({ live }) => live))],
  ];
  for (const [name, ms] of rows) process.stdout.write(`${name.padEnd(26)}${ms} ms\n`);
  await browser.close();
  server.close();
  await sandbox.dispose();
};

await main();
