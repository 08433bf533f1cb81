import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '../src/shared/i18n/languages';
import { cardForms, fillCardFields } from './support/cardForms';
import { enterVenue, expectOnlineAt } from './support/enterVenue';
import { expect, test } from './support/test';
import { newPerson } from './support/visitor';

interface PurchaseTexts {
  confirm: { title: string };
  pay: { obliged: string };
}

const textsOf = (code: string): PurchaseTexts => {
  const file = new URL(`../src/features/purchase/texts/${code}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as PurchaseTexts;
};

/** A text with any values. */
const withValues = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.+')}$`,
  );

for (const { code, direction } of languages)
  test(`a visitor buys a plan in ${code} and is online`, async ({ page }) => {
    const texts = textsOf(code);
    await page.addInitScript((language) => {
      try {
        localStorage.setItem('foyer.language', language);
      } catch {
        // The next page has storage.
      }
    }, code);
    const mac = await enterVenue(page, { venue: 'saltwater-lido' });
    await page.evaluate(() => {
      window.location.hash = '#/select-plan?plan=sl-splash-1day&step=confirm-plan';
    });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.confirm.title);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: withValues(texts.pay.obliged) }).click();
    const form = page.frameLocator('iframe').first();
    const words = cardForms[code];
    await form.getByLabel(words.email).fill(newPerson().email);
    await fillCardFields(form, words);
    await form.getByLabel(words.name).fill('Robin Ellis');
    await form.getByRole('button', { name: words.pay }).click();
    await expectOnlineAt(page, 'saltwater-lido', mac);
    // The gateway opens the portal again, in the same language.
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
