import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { amountIn, enterAsCustomer, type Customer } from './support/customer';
import { withSandbox } from './support/sandboxProcess';
import { cards } from './support/visitor';
import { expect, test } from './support/test';

const PLAN = '/portal/manage-your-plan';

/** A card that can be saved, but every charge is declined. */
const REFUSED_LATER = '4000000000000341';
/** A card whose bank asks at every payment. */
const ASKS_ALWAYS = '4000002760003184';

const payButton = (page: Page) => page.getByRole('button', { name: /^(?:Order and pay|Pay) [£$]/ });

/** Asks for the start at once of a change that starts now. */
const startNow = (page: Page) =>
  page.getByRole('checkbox', { name: /^Start the service now/ }).check();

/** A booked change asks for its start where it begins before the right to withdraw ends: that depends on the month. */
const startEarly = async (page: Page): Promise<void> => {
  // The box comes with the button.
  await expect(page.getByRole('button', { name: /^Order for / })).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^Start the service before/ });
  if ((await box.count()) > 0) await box.check();
};

/** The next payment on the billing page. */
const promised = async ({ page, open }: Customer): Promise<number> => {
  await open('/portal/billing-information');
  const line = page.getByText(/^Next payment on /).locator('..');
  await expect(line).toBeVisible();
  return amountIn(line);
};

/** Lets a period pass and expects the promised charge. */
const expectNextAsPromised = async (customer: Customer, days: number): Promise<number> => {
  const amount = await promised(customer);
  const before = (await customer.paid()).length;
  await customer.wait({ days });
  await expect.poll(async () => (await customer.paid()).length).toBe(before + 1);
  expect((await customer.paid())[0]).toBe(amount);
  return amount;
};

/** Nothing covers the button on a small phone, without scrolling. */
const expectUncovered = async (page: Page, button: Locator): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 600 });
  await expect
    .poll(() =>
      button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
  if (before) await page.setViewportSize(before);
};

const chooseAndCheck = async ({ page, open }: Customer, plan: string): Promise<void> => {
  await open(`${PLAN}/plans`);
  await page.getByRole('radio', { name: plan, exact: true }).click();
  await expectAccessible(page, 'choosing another plan');
  const onwards = page.getByRole('button', { name: 'See the cost' });
  await expectUncovered(page, onwards);
  await onwards.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your change' })).toBeFocused();
};

test('STRIPE: an upgrade with a coupon and a downgrade at the period’s end each charge the promised amount', async ({
  page,
}) => {
  await withSandbox(async ({ url: origin }) => {
    const maya = await enterAsCustomer(page, { origin, venue: 'canal-wharf', persona: 'maya' });

    await test.step('a dearer plan charges exactly what its preview shows', async () => {
      await maya.open(PLAN);
      await expect(page.getByRole('heading', { name: 'Plus' })).toBeVisible();
      await expectAccessible(page, 'manage your plan');
      await chooseAndCheck(maya, 'Supersonic');
      const amount = await amountIn(payButton(page));
      await expectAccessible(page, 'the preview of a change');
      await startNow(page);
      await payButton(page).dblclick();
      await expect(page.getByText('You’re on Supersonic now.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Supersonic' })).toBeVisible();
      expect((await maya.paid())[0]).toBe(amount);
    });

    await test.step('the coupon holds for as many periods as it says', async () => {
      const months: number[] = [];
      for (let month = 0; month < 4; month += 1) months.push(await expectNextAsPromised(maya, 31));
      expect(months[0]).toBe(3040);
      expect(months.at(-1)).toBe(3800);
      expect(months.toSorted((a, b) => a - b)).toEqual(months);
    });

    await test.step('a cheaper plan begins when the period ends; it can be taken back until then', async () => {
      const before = await maya.paid();
      await chooseAndCheck(maya, 'Essential');
      await expect(page.getByText('Nothing', { exact: true })).toBeVisible();
      await startEarly(page);
      await page.getByRole('button', { name: /^Order for .+ with obligation to pay$/ }).click();
      await expect(page.getByText(/^You’ll change to Essential on /)).toBeVisible();
      await page.getByRole('button', { name: 'Stay on Supersonic' }).click();
      await expect(page.getByText('You’re staying on Supersonic.')).toBeVisible();
      await expect(page.getByText(/^You’ll change to Essential on /)).toHaveCount(0);
      await chooseAndCheck(maya, 'Essential');
      await startEarly(page);
      await page.getByRole('button', { name: /^Order for .+ with obligation to pay$/ }).click();
      await expect(page.getByText(/^You’ll change to Essential on /)).toBeVisible();
      await expectAccessible(page, 'a planned change');
      expect(await maya.paid()).toEqual(before);
      const old = await page.context().newPage();
      await old.goto(page.url());
      const stay = old.getByRole('button', { name: 'Stay on Supersonic' });
      await expect(stay).toBeVisible();
      expect(await expectNextAsPromised(maya, 31)).toBe(1200);
      await maya.open(PLAN);
      await expect(page.getByRole('heading', { name: 'Essential' })).toBeVisible();
      const after = await maya.paid();
      await stay.click();
      await expect(old.getByText(/^You’re already on E/)).toBeVisible();
      await expect(old.getByRole('heading', { name: 'Essential' })).toBeVisible();
      expect(await maya.paid()).toEqual(after);
      await old.close();
    });
  });
});

test('INTERNAL: the bank’s confirmation, an outdated price, a pause and a declined renewal each charge the promised amount', async ({
  page,
}) => {
  await withSandbox(async ({ url: origin }) => {
    const hugo = await enterAsCustomer(page, { origin, venue: 'station-lofts', persona: 'hugo' });

    await test.step('without the provider’s script a dialog says so, and nothing is charged', async () => {
      await hugo.useCard(ASKS_ALWAYS);
      const before = await hugo.paid();
      await hugo.open(`${PLAN}/plans?plan=st-plus-month&step=check`);
      await page.route('**/v3/stripe.js', (route) => route.abort());
      await startNow(page);
      await payButton(page).click();
      const said = page.getByRole('alertdialog');
      await expect(said).toContainText('We couldn’t load the card form.');
      await said.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('alert')).toContainText('you’re still on Essential');
      await page.unroute('**/v3/stripe.js');
      expect(await hugo.paid()).toEqual(before);
    });

    await test.step('a payment that the bank does not confirm leaves the plan as it was', async () => {
      const before = await hugo.paid();
      await hugo.open(`${PLAN}/plans?plan=st-plus-month&step=check`);
      const amount = await amountIn(payButton(page));
      await startNow(page);
      await payButton(page).click();
      const bank = page.frameLocator('iframe[title*="ank"]');
      await bank.getByRole('button', { name: 'This wasn’t me' }).click();
      await expect(page.getByRole('alert')).toContainText('you’re still on Essential');
      await expectAccessible(page, 'a change that was refused');
      expect(await hugo.paid()).toEqual(before);
      await payButton(page).click();
      await bank.getByRole('button', { name: 'Confirm payment' }).click();
      await expect(page.getByText('You’re on Plus now.')).toBeVisible();
      expect((await hugo.paid())[0]).toBe(amount);
    });

    await test.step('a pause charges its price once, and ends when asked to', async () => {
      await hugo.useCard(cards.pays);
      await hugo.open(`${PLAN}?view=pause`);
      const pause = page.getByRole('button', { name: /^Order the pause and pay £\d+\.\d\d$/ });
      const amount = await amountIn(pause);
      await expectAccessible(page, 'pausing');
      await page.getByRole('checkbox', { name: /^Start the pause before/ }).check();
      await pause.click();
      await expect(page.getByText(/^Paused until /)).toBeVisible();
      await expectAccessible(page, 'a paused plan');
      expect((await hugo.paid())[0]).toBe(amount);
      const old = await page.context().newPage();
      await old.goto(`${origin}/v2/#${PLAN}?view=pause`);
      const save = old.getByRole('button', { name: 'Change the pause' });
      await expect(save).toBeEnabled();
      await page.getByRole('button', { name: 'End the pause now' }).click();
      await page.getByRole('button', { name: 'End the pause' }).click();
      await expect(page.getByText('Your plan is active again.')).toBeVisible();
      await expect(page.getByText(/^Paused until /)).toHaveCount(0);
      await save.click();
      await expect(
        old.getByText(/^Your pause has changed since you opened this page/),
      ).toBeVisible();
      await expect(old.getByRole('heading', { level: 1, name: /^Pause/ })).toBeVisible();
      expect((await hugo.paid()).filter((each) => each === amount)).toHaveLength(1);
      await old.close();
    });

    await test.step('a price that has grown old is shown again, not charged', async () => {
      await hugo.open(`${PLAN}/plans?plan=st-essential-month&step=check`);
      const pay = page.getByRole('button', { name: /^Order for .+ with obligation to pay$/ });
      await expect(pay).toBeEnabled();
      const before = await hugo.paid();
      await hugo.wait({ minutes: 11 });
      await startEarly(page);
      await pay.click();
      await expect(page.getByText('The price has changed')).toBeVisible();
      expect(await hugo.paid()).toEqual(before);
    });

    await test.step('a refused renewal is said, and paid with another card', async () => {
      await hugo.useCard(REFUSED_LATER);
      const amount = await promised(hugo);
      const before = await hugo.paid();
      await hugo.wait({ days: 31 });
      await hugo.open(PLAN);
      await expect(page.getByText('Payment overdue', { exact: true })).toBeVisible();
      await expectAccessible(page, 'a plan that is past due');
      await hugo.open('/portal/billing-information');
      const pay = payButton(page).first();
      expect(await amountIn(pay)).toBe(amount);
      await pay.click();
      await expect(page.getByText('The payment didn’t go through')).toBeVisible();
      await expectAccessible(page, 'a payment that was refused');
      expect(await hugo.paid()).toEqual(before);
      await hugo.useCard(cards.pays);
      await hugo.open('/portal/billing-information');
      await payButton(page).first().click();
      await expect(page.getByText(/^You’ve paid .* Thank you\.$/)).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      expect((await hugo.paid())[0]).toBe(amount);
    });
  });
});

test('a customer leaves a contract in three screens for the fee that was shown, and can revive it', async ({
  page,
}) => {
  await withSandbox(async ({ url: origin }) => {
    const dana = await enterAsCustomer(page, { origin, venue: 'mercer-lofts', persona: 'dana' });
    await dana.open(`${PLAN}/cancel`);
    await page.getByText('The plan costs too much').click();
    await expectAccessible(page, 'why one cancels');
    await page.getByRole('button', { name: 'Continue' }).click();
    const cancel = page.getByRole('button', { name: /^Pay \$\d+\.\d\d and cancel$/ });
    const older = await amountIn(cancel);
    await expectAccessible(page, 'what cancelling means');
    // A fee that changed while the page was open is shown again, not charged.
    await dana.wait({ days: 31 });
    const before = await dana.paid();
    await cancel.click();
    await expect(page.getByRole('alert')).toContainText('The fee has changed');
    const fee = await amountIn(cancel);
    expect(fee).toBeLessThan(older);
    expect(await dana.paid()).toEqual(before);
    await cancel.click();
    await expect(page.getByRole('heading', { name: 'Resident Gig is canceled' })).toBeVisible();
    await expectAccessible(page, 'a cancelled plan');
    expect((await dana.paid())[0]).toBe(fee);
    await page.getByRole('button', { name: 'Keep Resident Gig' }).click();
    await expect(page.getByText('You’re keeping Resident Gig.')).toBeVisible();
    expect((await dana.paid())[0]).toBe(fee);
  });
});
