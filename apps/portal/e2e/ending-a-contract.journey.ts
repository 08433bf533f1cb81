import { expectAccessible } from './support/accessibility';
import {
  cards,
  expectOnline,
  fillCard,
  newPerson,
  paymentsOf,
  reachPayment,
} from './support/visitor';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';

test('a buyer withdraws from the contract without logging in, and gets the money back', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const form = await reachPayment(page, person);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: /^Pay / }).click();
  await expectOnline(page);
  await page.goto('/v2/#/portal/billing-information');
  const number = await page
    .getByText(/FW-\d+/)
    .first()
    .textContent();
  const orderNumber = /FW-\d+-\w+/.exec(number ?? '')?.[0] ?? '';

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const visit = await page.request.post('/sandbox/api/visit?venue=canal-wharf&persona=visitor');
  await other.goto(((await visit.json()) as { url: string }).url);
  await other.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Withdraw from your contract');
  await expectAccessible(other, 'naming the order to withdraw from');
  await other.getByLabel('Your name').fill('Alex Moor');
  await other.getByLabel('Order number').fill(orderNumber);
  await other.getByRole('textbox', { name: /mail/ }).fill(person.email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Check your withdrawal');
  await expectAccessible(other, 'checking the withdrawal');
  await other.getByRole('button', { name: 'Confirm withdrawal' }).dblclick();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'You’ve withdrawn from your contract',
  );
  await expect(other.getByText(/^We received this on /)).toBeVisible();
  await expectAccessible(other, 'having withdrawn');
  await elsewhere.close();

  await page.reload();
  const refund = page.getByRole('row').filter({ hasText: 'You withdrew from your order' });
  await expect(refund.first()).toContainText('−£25.00');
  expect(await paymentsOf(page)).toHaveLength(1);
});

test('the explanation of cancelling has lines of a whole width on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterVenue(page, { venue: 'canal-wharf' });
  await page.goto('/v2/#/cancel-contract');
  const words = await page.getByText(/^You can cancel at any time/).boundingBox();
  expect(words?.width).toBeGreaterThan(300);
});
