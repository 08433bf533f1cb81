import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { notices } from '../db/schema/notices';
import { plans } from '../db/schema/sites';
import { users } from '../db/schema/users';
import { runJobs } from '../services/jobs/runJobs';
import { messageLanguage } from '../services/messages/say';
import type { Mail } from '../services/messages/MessageSender';
import { mailHtml, mailText } from '../services/messages/renderMail';
import type { NoticeRow } from '../services/notices/queueNotice';
import { findPlan } from '../services/plans/findPlan';
import { themeColour } from '../services/sites/themeColour';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

/** How the subject of each mail begins, and what its text says besides. */
const mails = {
  en: {
    order: ['Your order: Three devices', 'Terms for the Wi-Fi at Trenance Cove'],
    orderTerm: ['Your order: ', 'or the pass ends because you haven’t paid'],
    cancelled: ['You’ve cancelled your contract', 'We won’t charge you again.'],
    withdrawn: ['You’ve withdrawn from your contract', 'We’ve refunded £'],
    unpaid: ['We couldn’t take your payment for Three devices', 'You haven’t been charged.'],
    unpaidTerm: [
      'We couldn’t take your payment for ',
      'your pass ends that day. You’ll then owe £',
    ],
    renewal: ['Your pass renews on ', 'If you don’t want your pass to renew, cancel it before'],
    renewalTerm: ['Your pass renews on ', 'Your minimum term ends on'],
    couponEnd: ['From ', 'You can change or cancel your pass'],
    newDevice: ['New device on your pass', 'Old laptop'],
  },
  de: {
    order: ['Ihre Bestellung: Drei Geräte', 'Bedingungen für das WLAN: Trenance Cove'],
    orderTerm: ['Ihre Bestellung: ', 'wenn der Tarif endet, weil Sie nicht gezahlt haben'],
    cancelled: ['Sie haben Ihren Vertrag gekündigt', 'Wir berechnen Ihnen nichts mehr.'],
    withdrawn: ['Sie haben Ihren Vertrag widerrufen', 'auf demselben Weg wie Ihre Zahlung'],
    unpaid: ['Ihre Zahlung für Drei Geräte ist fehlgeschlagen', 'billing-information'],
    unpaidTerm: ['Ihre Zahlung für ', 'endet Ihr Tarif an diesem Tag. Sie schulden dann'],
    renewal: ['Ihr Tarif verlängert sich am ', 'kündigen Sie vor dem'],
    renewalTerm: ['Ihr Tarif verlängert sich am ', 'Ihre Mindestlaufzeit endet am'],
    couponEnd: ['Ab dem ', 'Drei Geräte'],
    newDevice: ['Neues Gerät in Ihrem Tarif', 'Old laptop'],
  },
  fr: {
    order: ['Votre commande : Trois appareils', 'Conditions du Wi-Fi : Trenance Cove'],
    orderTerm: ['Votre commande : ', 'si le forfait se termine faute de paiement'],
    cancelled: ['Vous avez résilié votre contrat', 'Trois appareils'],
    withdrawn: ['Vous vous êtes rétracté de votre contrat', 'Trois appareils'],
    unpaid: ['Votre paiement pour Trois appareils a échoué', 'billing-information'],
    unpaidTerm: ['Votre paiement pour ', 'votre forfait se termine ce jour-là. Vous devrez alors'],
    renewal: ['Votre forfait se renouvelle le ', 'résiliez avant le'],
    renewalTerm: ['Votre forfait se renouvelle le ', 'Votre durée minimale se termine le'],
    couponEnd: ['À partir du ', 'Trois appareils'],
    newDevice: ['Nouvel appareil sur votre forfait', 'Old laptop'],
  },
  es: {
    order: ['Tu pedido: Tres dispositivos', 'Condiciones del Wi-Fi: Trenance Cove'],
    orderTerm: ['Tu pedido: ', 'si el plan termina por falta de pago'],
    cancelled: ['Has cancelado tu contrato', 'Tres dispositivos'],
    withdrawn: ['Has desistido de tu contrato', 'Tres dispositivos'],
    unpaid: ['No hemos podido cobrar tu pago de Tres dispositivos', 'billing-information'],
    unpaidTerm: ['No hemos podido cobrar tu pago de ', 'tu plan termina ese día. Entonces deberás'],
    renewal: ['Tu plan se renueva el ', 'cancélalo antes del'],
    renewalTerm: ['Tu plan se renueva el ', 'Tu permanencia mínima termina el'],
    couponEnd: ['Desde el ', 'Tres dispositivos'],
    newDevice: ['Nuevo dispositivo en tu plan', 'Old laptop'],
  },
  pl: {
    order: ['Twoje zamówienie: Trzy urządzenia', 'Warunki Wi-Fi: Trenance Cove'],
    orderTerm: ['Twoje zamówienie: ', 'albo plan wygaśnie z powodu braku płatności'],
    cancelled: ['Umowa została wypowiedziana', 'Trzy urządzenia'],
    withdrawn: ['Odstąpiono od umowy', 'Trzy urządzenia'],
    unpaid: ['Nie udało się pobrać płatności: Trzy urządzenia', 'billing-information'],
    unpaidTerm: [
      'Nie udało się pobrać płatności: ',
      'plan zakończy się tego dnia. Do zapłaty będzie wtedy',
    ],
    renewal: ['Twój plan odnowi się ', 'wypowiedz umowę przed'],
    renewalTerm: ['Twój plan odnowi się ', 'Minimalny okres umowy kończy się'],
    couponEnd: ['Od ', 'Trzy urządzenia'],
    newDevice: ['Nowe urządzenie w twoim planie', 'Old laptop'],
  },
  cy: {
    order: ['Eich archeb: Tair dyfais', 'Telerau’r Wi-Fi: Trenance Cove'],
    orderTerm: ['Eich archeb: ', 'neu os daw’r cynllun i ben am nad ydych wedi talu'],
    cancelled: ['Rydych wedi canslo eich contract', 'Tair dyfais'],
    withdrawn: ['Rydych wedi tynnu’n ôl o’ch contract', 'Tair dyfais'],
    unpaid: ['Methodd eich taliad am Tair dyfais', 'billing-information'],
    unpaidTerm: ['Methodd eich taliad am ', 'daw eich cynllun i ben y diwrnod hwnnw. Bydd'],
    renewal: ['Mae eich cynllun yn adnewyddu ar ', 'canslwch cyn'],
    renewalTerm: ['Mae eich cynllun yn adnewyddu ar ', 'Daw eich isafswm tymor i ben ar'],
    couponEnd: ['O ', 'Tair dyfais'],
    newDevice: ['Dyfais newydd ar eich cynllun', 'Old laptop'],
  },
  ar: {
    order: ['طلبك: ثلاثة أجهزة', 'شروط الواي فاي: Trenance Cove'],
    orderTerm: ['طلبك: ', 'أو انتهت لعدم الدفع'],
    cancelled: ['لقد ألغيت العقد', 'ثلاثة أجهزة'],
    withdrawn: ['لقد انسحبت من العقد', 'ثلاثة أجهزة'],
    unpaid: ['تعذّر تحصيل دفعتك عن ثلاثة أجهزة', 'billing-information'],
    unpaidTerm: ['تعذّر تحصيل دفعتك عن ', 'فستنتهي باقتك في ذلك اليوم. وسيكون عليك حينها'],
    renewal: ['تتجدد باقتك في ', 'فألغها قبل'],
    renewalTerm: ['تتجدد باقتك في ', 'ينتهي الحد الأدنى لمدتك في'],
    couponEnd: ['ابتداءً من ', 'ثلاثة أجهزة'],
    newDevice: ['جهاز جديد على باقتك', 'Old laptop'],
  },
} as const;

/** The title of the model form that each order repeats, and of what a withdrawal brings. Rule LAW-17. */
const withdrawals: Record<keyof typeof mails, [string, string]> = {
  en: ['Model cancellation form', 'What happens when you withdraw'],
  de: ['Muster-Widerrufsformular', 'Folgen des Widerrufs'],
  fr: ['Modèle de formulaire de rétractation', 'Effets de la rétractation'],
  es: ['Modelo de formulario de desistimiento', 'Consecuencias del desistimiento'],
  pl: ['Wzór formularza odstąpienia od umowy', 'Skutki odstąpienia od umowy'],
  cy: ['Ffurflen enghreifftiol i dynnu’n ôl', 'Beth sy’n digwydd pan fyddwch yn tynnu’n ôl'],
  ar: ['نموذج الانسحاب', 'ما يحدث عند الانسحاب'],
};

type Language = keyof typeof mails;
const languages = Object.keys(mails) as Language[];
type MailKind = keyof (typeof mails)['en'];

/** A mail as it is read, and the language that it was written in. */
interface Read extends Pick<Mail, 'subject' | 'to'> {
  language: string;
  text: string;
  html: string;
}

// LAW-7, LAW-11 to LAW-14
describe('each mail of the law, whole, at a venue that calls its plans passes', () => {
  let sandbox: TestSandbox;
  /** A customer to whom each notice was sent. */
  const told: Partial<Record<MailKind, Visitor>> = {};
  /** The mails that are true only for some days, by kind and language. */
  const early = new Map<string, Read[]>();
  const { days, internalCustomer, useCard } = customers(() => sandbox);
  const { orderOf, preview, stranger } = endContract(() => sandbox);

  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
    const { db } = sandbox.backend;
    const bound = await findPlan(db, 'tc-awesome-4weeks');
    if (!bound) throw new Error('The seeds have changed.');
    const aliases = { plan: { one: 'pass', many: 'passes' } };
    await changeSite(sandbox, 'trenance-cove', () => ({ aliases }));
    await db
      .update(plans)
      .set({ details: { ...bound.details, contractMonths: 12 } })
      .where(eq(plans.priceId, bound.priceId));
    told.couponEnd = await internalCustomer('tc-standard-4weeks', 'SEASIDE');
    told.renewal = await internalCustomer();
    told.renewalTerm = await internalCustomer('tc-awesome-4weeks');
    // The coupon's mail comes a week before the first full payment, a reminder before the first renewal after half a year.
    for (const passed of [29, 21]) await days(passed);
    await sendEarly('couponEnd');
    for (const passed of [40, 80, 22]) await days(passed);
    await sendEarly('renewal');
    await sendEarly('renewalTerm');
    told.unpaid = await internalCustomer();
    told.unpaidTerm = await internalCustomer('tc-awesome-4weeks');
    for (const customer of [told.unpaid, told.unpaidTerm])
      await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(28.5);
    told.order = await internalCustomer();
    told.orderTerm = await internalCustomer('tc-awesome-4weeks');
    told.cancelled = await internalCustomer();
    const why = { cancellationReason: 'leaving' };
    await told.cancelled.call('DELETE', '/api/subscription', why);
    told.newDevice = await internalCustomer();
    for (const [mac, name] of [
      ['A4:83:E7:00:11:22', 'Phone'],
      ['A4:83:E7:00:11:23', 'Old laptop'],
    ])
      await told.newDevice.call('POST', '/api/devices', { mac, name, kind: 'phone' });
    await runJobs(sandbox.backend);
  }, 120_000);
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const capture = (): Read[] => {
    const sent: Read[] = [];
    vi.spyOn(sandbox.backend.messages, 'sendMail').mockImplementation(async (mail: Mail) => {
      const { subject, to } = mail;
      const language = messageLanguage();
      sent.push({ subject, to, language, text: mailText(mail), html: mailHtml(mail) });
    });
    return sent;
  };
  const emailOf = async ({ userId }: Visitor) => {
    const [user] = await sandbox.backend.db.select().from(users).where(eq(users.id, userId));
    return user?.email ?? '';
  };

  /** Has the job send a customer's notice, which it has sent before, in a language. */
  const sendAgain = async (kind: MailKind, language: Language): Promise<Read[]> => {
    const { db } = sandbox.backend;
    const visitor = told[kind];
    if (!visitor) throw new Error(`Nobody was told: ${kind}.`);
    await db.update(users).set({ language }).where(eq(users.id, visitor.userId));
    const noticeKind = kind.replace(/Term$/, '') as NoticeRow['kind'];
    await db
      .update(notices)
      .set({ doneAt: null, dueAt: sandbox.clock.now() })
      .where(
        and(
          eq(notices.userId, visitor.userId),
          eq(notices.kind, noticeKind),
          isNotNull(notices.doneAt),
        ),
      );
    const sent = capture();
    await runJobs(sandbox.backend);
    const to = await emailOf(visitor);
    vi.restoreAllMocks();
    return sent.filter((mail) => mail.to === to);
  };
  const sendEarly = async (kind: MailKind): Promise<void> => {
    for (const language of languages)
      early.set(`${kind} ${language}`, await sendAgain(kind, language));
  };
  const mailsFor = async (kind: MailKind, language: Language): Promise<Read[]> =>
    kind === 'withdrawn'
      ? withdraw(language)
      : (early.get(`${kind} ${language}`) ?? (await sendAgain(kind, language)));

  const withdraw = async (language: Language): Promise<Read[]> => {
    const customer = await internalCustomer();
    await runJobs(sandbox.backend);
    const order = { kind: 'withdraw', ...(await orderOf(customer)) };
    const visitor = await stranger('trenance-cove');
    const { asOf } = (await preview(visitor, order)).body;
    const sent = capture();
    const header = { 'accept-language': language };
    await visitor.call('POST', '/api/termination', { ...order, asOf }, header);
    return sent;
  };

  const cases = languages.flatMap((language) =>
    (Object.keys(mails[language]) as MailKind[]).map((kind) => [kind, language] as const),
  );

  test.each(cases)('%s in %s, as HTML and as text', async (kind, language) => {
    const [subject, words] = mails[language][kind];
    const [mail, ...more] = await mailsFor(kind, language);
    expect(more).toEqual([]);
    expect(mail?.subject.startsWith(subject), mail?.subject).toBe(true);
    expect(mail?.language).toBe(language);
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    const parts =
      kind === 'order' ? [...withdrawals[language], '/v2/#/withdraw-from-contract'] : [];
    expect(mail?.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail?.html).toContain(
      `class="hero" style="background:${themeColour('hero', 'pebble-cove')}`,
    );
    for (const body of [mail?.text ?? '', mail?.html ?? '']) {
      expect(body).toContain(words);
      for (const part of parts) expect(body).toContain(part);
      expect(body).toContain('Trenance Cove');
      expect(body).not.toMatch(/undefined|NaN|Invalid|\{\w+\}/);
    }
    // Other languages have no such word, and the terms are the venue's own text.
    const english = language === 'en' ? (mail?.text ?? '') : '';
    expect(english.split(/\nTerms for the Wi-Fi/)[0]).not.toMatch(/(?<!-)\bplans?\b/i);
  });
});
