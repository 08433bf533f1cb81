import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { cardForms, fillCardFields } from './support/cardForms';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';
import { newPerson, PASSWORD, paymentsOf, pick } from './support/visitor';

const PLAN = '/v2/#/portal/manage-your-plan';

/** A phone, where the most has to fit above the button. */
const phone = { width: 390, height: 844 };

/** Expects each text once, and higher on the page than the button. Rule LAW-10. */
const expectAbove = async (
  page: Page,
  button: Locator,
  texts: readonly (string | RegExp)[],
): Promise<void> => {
  const limit = (await button.boundingBox())?.y ?? 0;
  for (const text of texts) {
    const said = page.getByRole('main').getByText(text);
    await expect(said).toBeVisible();
    expect((await said.boundingBox())?.y, String(text)).toBeLessThan(limit);
  }
};

/** The newest mail to an address with this subject, as text with plain spaces. */
const mailWith = async (page: Page, to: string, subject: string): Promise<string> => {
  let text = '';
  await expect(async () => {
    const query = new URLSearchParams({ to });
    const answer = await page.request.get(`/sandbox/api/outbox?${query}`, { maxRetries: 3 });
    const mails = (await answer.json()) as { subject: string; text: string }[];
    const mail = mails.find((each) => each.subject === subject);
    expect(mails.map((each) => each.subject)).toContain(subject);
    text = JSON.stringify(mail).replaceAll(/[\s\u00A0\u202F]+/g, ' ');
  }).toPass();
  return text;
};

const runJobs = (page: Page) =>
  page.request.post('/sandbox/api/clock', { data: { minutes: 1 }, maxRetries: 3 });

const orderNumberIn = (mail: string): string => /FW-\d+-\w+/.exec(mail)?.[0] ?? '';

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE', viewport: phone });

  test('a buyer orders, changes, pauses, cancels and withdraws in German', async ({
    page,
    browser,
  }) => {
    const { email, mac } = newPerson();
    const seller =
      'Verkauft von Foyer Networks GmbH, Am Sandtorkai 27, 20457 Hamburg, Deutschland.';
    const terms = [
      'Alle Preise enthalten die Steuer.',
      'Sie können diese Bestellung 14 Tage lang widerrufen.',
      'Um zu kündigen, melden Sie sich an und öffnen Sie „Mein Tarif“, oder wählen Sie auf einer beliebigen Seite „Verträge hier kündigen“.',
      seller,
    ];
    const startNow = page.getByRole('checkbox', {
      name: 'Der Dienst soll sofort beginnen. Wenn ich innerhalb von 14 Tagen widerrufe, zahle ich für die genutzte Zeit.',
    });

    await test.step('buys Essential', async () => {
      await enterVenue(page, { venue: 'speicherhof', mac });
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('link', { name: 'Vertrag widerrufen' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Verträge hier kündigen' })).toBeVisible();
      await page.goto('/v2/#/select-plan');
      await pick(page.getByRole('radio', { name: 'Essential', exact: true }));
      await page.getByRole('button', { name: 'Weiter' }).click();
      await page.getByLabel('Vorname').fill('Jana');
      await page.getByLabel('Nachname').fill('Petersen');
      await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
      await page.getByLabel('Passwort wählen').fill(PASSWORD);
      await page.getByRole('checkbox', { name: /Bedingungen/ }).check();
      await page.getByRole('button', { name: 'Weiter' }).click();
      const onwards = page.getByRole('button', { name: /^Weiter zur Zahlung von 15,00\s€$/ });
      await expectAbove(page, onwards, terms);
      await page.getByRole('button', { name: /^Widerrufsbelehrung/ }).click();
      const model = page.getByRole('heading', { name: 'Muster-Widerrufsformular', exact: true });
      await model.scrollIntoViewIfNeeded();
      await expect(model).toBeVisible();
      await expectAccessible(page, 'the German right to withdraw');
      await page.getByRole('button', { name: 'Schließen' }).click();
      await page.getByRole('checkbox', { name: /^Ich stimme/ }).check();
      await startNow.check();
      await onwards.click();
      const order = page.getByRole('button', { name: /^Zahlungspflichtig bestellen – 15,00\s€$/ });
      const form = page.frameLocator('iframe').first();
      await fillCardFields(form, cardForms.de);
      await expectAbove(page, order, [
        /^Sie zahlen 15,00\s€ .*verlängert sich, bis Sie kündigen\.$/,
        'Sie können jederzeit kündigen.',
        ...terms,
      ]);
      await expectAccessible(page, 'the German order');
      await order.click();
      await expect(page).toHaveURL(/#\/portal/);
    });

    let number = '';
    await test.step('gets the order by mail', async () => {
      await runJobs(page);
      const mail = await mailWith(page, email, 'Ihre Bestellung: Essential');
      for (const words of [
        'alle Steuern inbegriffen',
        'Verlängert sich automatisch, bis Sie kündigen.',
        'oder kündigen Sie ohne Anmeldung:',
        '/cancel-contract',
        '/withdraw-from-contract',
        'Foyer Networks GmbH, Am Sandtorkai 27, 20457 Hamburg, Deutschland',
        'Widerrufsbelehrung',
        'Muster-Widerrufsformular',
        'Sie haben verlangt, dass der Dienst sofort beginnt.',
        'Bedingungen für das WLAN: Speicherhof Hamburg',
      ])
        expect(mail).toContain(words);
      expect(mail).toMatch(/15,00 €/);
      number = orderNumberIn(mail);
    });

    await test.step('changes to Plus', async () => {
      await page.goto(`${PLAN}/plans?plan=sh-plus-month&step=check`);
      const order = page.getByRole('button', {
        name: /^Zahlungspflichtig bestellen – \d+,\d\d\s€$/,
      });
      await expectAbove(page, order, [/Danach verlängert sich Ihr Tarif/, ...terms]);
      await order.click();
      await expect(page.getByText('Kreuzen Sie das Kästchen an, um fortzufahren.')).toBeVisible();
      await startNow.check();
      await order.click();
      await expect(page.getByText('Sie haben jetzt Plus.')).toBeVisible();
      await runJobs(page);
      expect(await mailWith(page, email, 'Ihre Bestellung: Plus')).toMatch(/29,00 €/);
    });

    await test.step('pauses', async () => {
      await page.goto(`${PLAN}?view=pause`);
      const order = page.getByRole('button', {
        name: /^Pause zahlungspflichtig bestellen – \d+,\d\d\s€$/,
      });
      await expectAbove(page, order, [
        /erstatten wir den Preis für die nicht genutzten Tage/,
        terms[0] ?? '',
        seller,
      ]);
      await page.getByRole('checkbox', { name: /^Die Pause soll beginnen/ }).check();
      await order.click();
      await expect(page.getByText(/^Pausiert/).first()).toBeVisible();
      await runJobs(page);
      expect(await mailWith(page, email, 'Ihre Pause für Plus')).toContain(
        'Muster-Widerrufsformular',
      );
    });

    const elsewhere = await browser.newContext({ locale: 'de-DE', viewport: phone });
    const other = await elsewhere.newPage();
    const nameOrder = async (link: string, button: string): Promise<void> => {
      const visit = await page.request.post('/sandbox/api/visit?venue=speicherhof&persona=visitor');
      await other.goto('about:blank');
      await other.goto(((await visit.json()) as { url: string }).url);
      await other.getByRole('link', { name: link }).click();
      await other.getByLabel('Ihr Name').fill('Jana Petersen');
      await other.getByLabel('Bestellnummer').fill(number);
      await other.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
      await other.getByRole('button', { name: button }).click();
    };

    await test.step('cancels without logging in', async () => {
      // German law wants this button on the page that names the contract.
      await nameOrder('Verträge hier kündigen', 'Jetzt kündigen');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        'Sie haben Ihren Vertrag gekündigt',
      );
      await expect(other.getByText(/^Wir haben dies am .+ erhalten\.$/)).toBeVisible();
      const mail = await mailWith(page, email, 'Sie haben Ihren Vertrag gekündigt');
      expect(mail).toMatch(/Wir haben Ihre Erklärung am .+ \(.+[zZ]eit\) erhalten\./);
      expect(mail).toContain('Wir berechnen Ihnen nichts mehr.');
    });

    await test.step('withdraws without logging in, and gets the money for the time left', async () => {
      await nameOrder('Vertrag widerrufen', 'Weiter');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Widerruf prüfen');
      await expect(other.getByText('Wir erstatten', { exact: true })).toBeVisible();
      await expectAccessible(other, 'the German withdrawal');
      await other.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        'Sie haben Ihren Vertrag widerrufen',
      );
      const mail = await mailWith(page, email, 'Sie haben Ihren Vertrag widerrufen');
      expect(mail).toMatch(/Wir haben \d+,\d\d € erstattet, auf demselben Weg wie Ihre Zahlung\./);
      expect(mail).toMatch(/Wir haben Ihre Erklärung am .+ \(.+[zZ]eit\) erhalten\./);
    });
    await elsewhere.close();
    // Nothing was charged twice: the plan, the change and the pause.
    expect(await paymentsOf(page)).toHaveLength(3);
  });
});

test.describe('in France', () => {
  test.use({ locale: 'fr-FR', viewport: phone });

  test('a buyer orders a plan with a minimum term in French', async ({ page }) => {
    const { email, mac } = newPerson();
    await enterVenue(page, { venue: 'residence-des-lilas', mac });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: 'Renoncer au contrat ici' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Résilier votre contrat' })).toBeVisible();
    await page.goto('/v2/#/select-plan?plan=rl-plus-term&step=sign-up');
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByLabel('Nom', { exact: true }).fill('Moreau');
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
    await page.getByLabel('Choisissez un mot de passe').fill(PASSWORD);
    await page.getByRole('checkbox', { name: /conditions/ }).check();
    await page.getByRole('button', { name: 'Continuer' }).click();
    // The form before has a box for the terms too.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vérifiez votre commande');
    await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
    await page
      .getByRole('checkbox', { name: /^Je demande que le service commence maintenant\./ })
      .check();
    await page.getByRole('button', { name: /24,00\s€$/ }).click();
    const order = page.getByRole('button', {
      name: /^Commander avec obligation de paiement – 24,00\s€$/,
    });
    await fillCardFields(page.frameLocator('iframe').first(), cardForms.fr);
    await expectAbove(page, order, [
      'Durée minimale : 12 mois. Pour toute la durée minimale, vous payez 288,00 €. Si vous partez plus tôt, ou si votre forfait se termine faute de paiement, vous payez 50 % du prix des mois restants. Un mois commencé compte en entier, même si vous l’avez déjà payé. Si vous prouvez que notre perte est moindre, vous ne payez que celle-ci.',
      'Pour résilier, connectez-vous et ouvrez « Mon forfait », ou choisissez « Résilier votre contrat » sur n’importe quelle page.',
      'Vous pouvez vous rétracter de cette commande pendant 14 jours.',
      'Tous les prix sont TTC.',
      'Vendu par Foyer Networks GmbH, Am Sandtorkai 27, 20457 Hamburg, Allemagne.',
    ]);
    await order.click();
    await expect(page).toHaveURL(/#\/portal/);
    await runJobs(page);
    const mail = await mailWith(page, email, 'Votre commande : Plus');
    expect(mail).toMatch(/24,00 €/);
    expect(mail).toContain('Durée minimale');
    expect(mail).toContain('/withdraw-from-contract');
  });
});
