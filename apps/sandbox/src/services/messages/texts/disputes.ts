import type { MessageLanguage } from '../say';

/** Where to take a dispute: what is said in any case, and what only if the operator names its dispute scheme. */
interface DisputeWords {
  always: readonly string[];
  /** With `{scheme}`. */
  withScheme?: string;
}

/** What the law of a country wants said about disputes, by its code; nothing where it has no entry. Rule LAW-19. */
export const disputes: Readonly<Record<string, Readonly<Record<MessageLanguage, DisputeWords>>>> = {
  // § 36 VSBG and § 68 TKG.
  DE: {
    en: {
      always: [
        'We don’t take part in dispute resolution before a consumer arbitration board, and don’t have to.',
        'In a dispute about telecommunications you can apply to the arbitration board for telecommunications of the Bundesnetzagentur (§ 68 TKG).',
      ],
    },
    de: {
      always: [
        'Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
        'Bei Streit über Telekommunikation können Sie die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen (§ 68 TKG).',
      ],
    },
    fr: {
      always: [
        'Nous ne participons à aucune procédure de règlement des litiges devant un organisme de médiation de la consommation et n’y sommes pas tenus.',
        'En cas de litige concernant les télécommunications, vous pouvez saisir l’organisme de médiation des télécommunications de la Bundesnetzagentur (§ 68 TKG).',
      ],
    },
    es: {
      always: [
        'No participamos en procedimientos de resolución de litigios ante una entidad de arbitraje de consumo ni estamos obligados a ello.',
        'En un litigio sobre telecomunicaciones, puedes acudir a la entidad de conciliación de telecomunicaciones de la Bundesnetzagentur (§ 68 TKG).',
      ],
    },
    pl: {
      always: [
        'Nie uczestniczymy w postępowaniach przed organami pozasądowego rozwiązywania sporów konsumenckich i nie mamy takiego obowiązku.',
        'W sporze dotyczącym telekomunikacji mogą się Państwo zwrócić do organu rozjemczego ds. telekomunikacji przy Bundesnetzagentur (§ 68 TKG).',
      ],
    },
    cy: {
      always: [
        'Nid ydym yn cymryd rhan mewn datrys anghydfodau gerbron bwrdd cymodi defnyddwyr, ac nid oes rhaid i ni.',
        'Mewn anghydfod am delathrebu gallwch fynd at fwrdd cymodi telathrebu’r Bundesnetzagentur (§ 68 TKG).',
      ],
    },
    ar: {
      always: [
        'لا نشارك في تسوية النزاعات أمام هيئة لتحكيم المستهلكين، ولسنا ملزمين بذلك.',
        'في نزاع حول الاتصالات يمكنك اللجوء إلى هيئة التوفيق للاتصالات لدى Bundesnetzagentur (§ 68 TKG).',
      ],
    },
  },
  // Ofcom's general condition C4: 6 weeks since 7 April 2026, 8 before.
  GB: {
    en: {
      always: ['If something goes wrong, complain to us first, by phone, email or letter.'],
      withScheme:
        'If we can’t agree within 6 weeks, you can take your complaint to our dispute scheme, {scheme}. This is free.',
    },
    de: {
      always: [
        'Wenn etwas schiefgeht, beschweren Sie sich bitte zuerst bei uns: per Telefon, E-Mail oder Brief.',
      ],
      withScheme:
        'Wenn wir uns in 6 Wochen nicht einigen, können Sie sich kostenlos an unsere Schlichtungsstelle wenden: {scheme}.',
    },
    fr: {
      always: [
        'En cas de problème, adressez-nous d’abord votre réclamation par téléphone, e-mail ou courrier.',
      ],
      withScheme:
        'Si nous ne trouvons pas d’accord en 6 semaines, vous pouvez saisir gratuitement notre organisme de médiation : {scheme}.',
    },
    es: {
      always: [
        'Si algo va mal, presenta primero tu reclamación ante nosotros por teléfono, correo electrónico o carta.',
      ],
      withScheme:
        'Si no llegamos a un acuerdo en 6 semanas, puedes acudir gratis a nuestra entidad de resolución de litigios: {scheme}.',
    },
    pl: {
      always: [
        'Jeśli coś pójdzie nie tak, prosimy najpierw złożyć reklamację u nas: telefonicznie, e-mailem lub listownie.',
      ],
      withScheme:
        'Jeśli nie dojdziemy do porozumienia w ciągu 6 tygodni, mogą się Państwo bezpłatnie zwrócić do naszego organu rozstrzygania sporów: {scheme}.',
    },
    cy: {
      always: [
        'Os aiff rhywbeth o’i le, cwynwch wrthym ni yn gyntaf, drwy ffonio, e-bostio neu ysgrifennu llythyr.',
      ],
      withScheme:
        'Os na allwn gytuno o fewn 6 wythnos, gallwch fynd â’ch cwyn at ein cynllun datrys anghydfodau, {scheme}. Mae hyn am ddim.',
    },
    ar: {
      always: ['إذا حدث خطأ ما، فقدّم شكواك إلينا أولًا بالهاتف أو البريد الإلكتروني أو برسالة.'],
      withScheme:
        'إذا لم نتفق خلال 6 أسابيع، يمكنك تقديم شكواك مجانًا إلى هيئة تسوية النزاعات التي نتبعها: {scheme}.',
    },
  },
  // Article L. 616-1 of the Code de la consommation.
  FR: {
    en: {
      always: ['If there’s a dispute, complain to us in writing first.'],
      withScheme:
        'If we can’t agree, you can turn to our consumer mediator, {scheme}. This is free.',
    },
    de: {
      always: ['Bei einem Streit beschweren Sie sich bitte zuerst schriftlich bei uns.'],
      withScheme:
        'Wenn wir uns nicht einigen, können Sie sich kostenlos an unsere Verbraucherschlichtungsstelle wenden: {scheme}.',
    },
    fr: {
      always: ['En cas de litige, adressez-nous d’abord une réclamation écrite.'],
      withScheme:
        'Si nous ne trouvons pas d’accord, vous pouvez saisir gratuitement notre médiateur de la consommation : {scheme}.',
    },
    es: {
      always: ['En caso de litigio, presenta primero una reclamación por escrito ante nosotros.'],
      withScheme:
        'Si no llegamos a un acuerdo, puedes acudir gratis a nuestro mediador de consumo: {scheme}.',
    },
    pl: {
      always: ['W razie sporu prosimy najpierw złożyć u nas pisemną reklamację.'],
      withScheme:
        'Jeśli nie dojdziemy do porozumienia, mogą się Państwo bezpłatnie zwrócić do naszego mediatora konsumenckiego: {scheme}.',
    },
    cy: {
      always: ['Os oes anghydfod, cwynwch wrthym ni yn ysgrifenedig yn gyntaf.'],
      withScheme:
        'Os na allwn gytuno, gallwch droi at ein cyfryngwr defnyddwyr, {scheme}. Mae hyn am ddim.',
    },
    ar: {
      always: ['في حالة النزاع، قدّم شكوى مكتوبة إلينا أولًا.'],
      withScheme: 'إذا لم نتفق، يمكنك اللجوء مجانًا إلى وسيط المستهلكين الذي نتبعه: {scheme}.',
    },
  },
};
