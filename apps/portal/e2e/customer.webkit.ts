import { expect, test } from '@playwright/test';
import { startSandboxProcess } from './support/sandboxProcess';
import { newPerson } from './support/visitor';
import { chargedIn, startWebKit } from './support/webKit';

/** The most common customer tasks in WebKit, the engine of Apple's captive window. */
test('a customer adds a device, changes plan for the shown amount, reads the invoice, and edits a name in WebKit', async () => {
  const sandbox = await startSandboxProcess();
  const page = await startWebKit();
  try {
    const visit = await fetch(`${sandbox.url}/sandbox/api/visit?venue=canal-wharf&persona=maya`, {
      method: 'POST',
    });
    const { url } = (await visit.json()) as { url: string };
    await page.open(url);
    await page.heading('You’re online');
    const open = async (path: string, heading: string): Promise<void> => {
      await page.driver.executeScript(`location.hash = '#${path}'`);
      await page.heading(heading);
    };
    await open('/portal/device-management/add-device', 'Add a device');
    await page.fill('Device address', newPerson().mac);
    await page.fill('Name', 'Kitchen radio');
    await page.press('Add this device');
    await page.heading('Device Management');
    await page.press('Edit Kitchen radio');
    await page.heading('Kitchen radio');
    await open('/portal/manage-your-plan', 'My Plan');
    await open('/portal/manage-your-plan/plans', 'Change plan');
    await page.tick('Supersonic');
    await page.press('See the cost');
    await page.heading('Check your change');
    const [, pounds = '', pence = ''] =
      /£(\d+)\.(\d\d)/.exec(await page.nameOf('Order and pay £')) ?? [];
    await page.tick('Start the service now');
    await page.press('Order and pay £');
    await page.heading('My Plan');
    const [charged] = await chargedIn(page, sandbox.url);
    expect(charged).toBe(Number(pounds + pence));
    await open('/portal/billing-information', 'Billing');
    await open('/portal/my-account/edit', 'details');
    await page.fill('First name', 'May');
    await page.press('Save');
    await page.heading('Account Details');
    const shown = await page.driver.executeScript<string>('return document.body.innerText');
    expect(shown).toContain('May Okafor');
  } finally {
    await page.close();
    await sandbox.dispose();
  }
});
