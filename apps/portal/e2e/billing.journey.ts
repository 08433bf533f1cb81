import { expectAccessible } from './support/accessibility';
import { enterAsCustomer } from './support/customer';
import { startSandboxProcess } from './support/sandboxProcess';
import { expect, test } from './support/test';

const BILLING = '/portal/billing-information';

test('billing shows the next payment, downloads an invoice, charges a due invoice once, and lists a subscription’s invoices', async ({
  page,
}) => {
  const sandbox = await startSandboxProcess();
  const maya = await enterAsCustomer(page, {
    origin: sandbox.url,
    venue: 'canal-wharf',
    persona: 'maya',
  });
  await maya.open(BILLING);
  const table = page.getByRole('table', { name: 'Invoices' });

  await test.step('the page with everything on it', async () => {
    await expect(page.getByText('Next payment on')).toBeVisible();
    await expect(table).toBeVisible();
    await expect(page.getByRole('list', { name: 'Payments by month' })).toContainText('£20');
    await expect(page.getByText(/^The pause didn’t start/)).toBeVisible();
    await expectAccessible(page, 'billing information');
  });

  await test.step('an invoice is saved as a file', async () => {
    const download = page.waitForEvent('download');
    const button = table.getByRole('button', { name: /^PDF of / }).first();
    const number = (await button.getAttribute('aria-label'))?.replace('PDF of ', '');
    await button.click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
    expect(number).toMatch(/^FW-\d+-[A-Z2-9]{5}$/);
    await expect(page.getByText(/^We’ve saved /)).toBeVisible();
  });

  await test.step('an invoice is read in the page', async () => {
    await table
      .getByRole('link', { name: /^Plus, / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice FW-/ })).toBeFocused();
    await expectAccessible(page, 'an invoice');
    await page.getByRole('link', { name: 'Back to the invoices' }).click();
  });

  await test.step('a refused card is said within the width of a phone, with another one', async () => {
    const refusal = { code: 'PAYMENT_DECLINED', message: 'Your card was declined.' };
    await page.route('**/execute', (route) => route.fulfill({ status: 402, json: refusal }));
    await page.getByRole('button', { name: 'Pay £3.00 now' }).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    const another = page.getByRole('link', { name: 'Use another card' });
    await expect(another).toBeInViewport({ ratio: 1 });
    await page.unroute('**/execute');
  });

  await test.step('a double click pays what is due once', async () => {
    const before = await maya.paid();
    await page.getByRole('button', { name: 'Pay £3.00 now' }).dblclick();
    await expect(page.getByText('You’ve paid £3.00. Thank you.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    const after = await maya.paid();
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter((amount) => amount === 300)).toHaveLength(1);
  });

  await test.step('a subscription with all of its invoices', async () => {
    await page.getByRole('list', { name: 'Your plans' }).getByText('Essential').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Essential' })).toBeFocused();
    await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible();
    await expectAccessible(page, 'a subscription');
  });

  await test.step('the payment method', async () => {
    await maya.open('/portal/my-account/default-payment-method');
    await expect(page.getByText('Visa ending 4242')).toBeVisible();
    await expectAccessible(page, 'the payment method');
  });
  await sandbox.dispose();
});
