import { expect, test } from '@playwright/test';
import { startSandboxProcess } from './support/sandboxProcess';
import { cards, newPerson, PASSWORD } from './support/visitor';
import { chargedIn, startWebKit } from './support/webKit';

/** The main job in WebKit, the engine of Apple's captive window. */
test('a visitor buys a plan in WebKit and is online, and logs in again later', async () => {
  const person = newPerson();
  const sandbox = await startSandboxProcess();
  const page = await startWebKit();
  try {
    const query = new URLSearchParams({
      venue: 'canal-wharf',
      persona: 'visitor',
      mac: person.mac,
    });
    const visit = await fetch(`${sandbox.url}/sandbox/api/visit?${query}`, { method: 'POST' });
    const { url } = (await visit.json()) as { url: string };
    await page.open(url);
    await page.heading('nearly online');
    await page.press('See plans');
    await page.heading('Choose a plan');
    await page.tick('Plus');
    await page.press('Continue');
    await page.heading('Your details');
    await page.fill('First name', 'Robin');
    await page.fill('Last name', 'Ellis');
    await page.fill('Email address', person.email);
    await page.fill('Choose a password', PASSWORD);
    await page.tick('terms');
    await page.press('Continue');
    await page.heading('Check your order');
    await page.tick('I agree');
    await page.tick('Start the service now');
    await page.press('Order and pay');
    const { driver } = page;
    await driver.wait(
      async () => (await driver.findElements({ css: 'iframe' })).length > 0,
      30_000,
    );
    await driver.switchTo().frame(0);
    await page.fill('Card number', cards.pays);
    await page.fill('Expiry', '0829');
    await page.fill('Security code', '123');
    await page.fill('Name on card', 'Robin Ellis');
    await page.press('Pay ');
    await driver.switchTo().defaultContent();
    await page.heading('You’re online');
    expect(await chargedIn(page, sandbox.url)).toEqual([2500]);
    await driver.navigate().refresh();
    await page.heading('You’re online');
    await page.press('Log out');
    await page.heading('online');
    await page.press('Log in');
    await page.heading('Welcome back');
    await page.fill('Email address', person.email);
    await page.fill('Password', PASSWORD);
    await page.press('Log in');
    await page.heading('You’re online');
  } finally {
    await page.close();
    await sandbox.dispose();
  }
});
