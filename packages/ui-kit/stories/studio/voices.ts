import type { BrandText } from '@foyer/themes/contract';

/** How a brand speaks. */
export type Voice = 'calm' | 'warm' | 'brief';

/** The five texts that a brand may say itself, in the order of a visit. */
export const brandTexts: readonly { text: BrandText; name: string }[] = [
  { text: 'landing:title', name: 'Landing page' },
  { text: 'landing:titleOnline', name: 'Landing page, online' },
  { text: 'accounts:login.title', name: 'Log-in' },
  { text: 'purchase:return.done', name: 'After the purchase' },
  { text: 'devices:empty.title', name: 'Empty list of devices' },
];

/** The languages of the portal. */
export const languages = ['en', 'ar', 'de', 'fr', 'es', 'pl', 'cy'] as const;

export type Language = (typeof languages)[number];

/** A voice says all five texts in each language, or leaves them to the portal. */
type Words = Readonly<Record<Language, Readonly<Record<BrandText, string>>>>;

interface VoiceOfBrand {
  name: string;
  /** The family of its headings. */
  family: string;
  words: Words | null;
}

export const voices: Readonly<Record<Voice, VoiceOfBrand>> = {
  calm: { name: 'Calm (the portal’s own words)', family: 'Figtree', words: null },
  warm: {
    name: 'Warm',
    family: 'Quicksand',
    words: {
      en: {
        'landing:title': 'So glad you’re here.',
        'landing:titleOnline': 'You’re online. Enjoy.',
        'accounts:login.title': 'Lovely to see you again.',
        'purchase:return.done': 'All done. Welcome in.',
        'devices:empty.title': 'Nothing connected yet',
      },
      ar: {
        'landing:title': 'سعداء بوجودك هنا.',
        'landing:titleOnline': 'أنت متصل. استمتع.',
        'accounts:login.title': 'ما أجمل أن نراك من جديد.',
        'purchase:return.done': 'تمّ كل شيء. أهلًا بك.',
        'devices:empty.title': 'لا شيء متصل بعد',
      },
      de: {
        'landing:title': 'Schön, dass Sie da sind.',
        'landing:titleOnline': 'Sie sind online. Viel Freude.',
        'accounts:login.title': 'Wie schön, Sie wiederzusehen.',
        'purchase:return.done': 'Alles erledigt. Herzlich willkommen.',
        'devices:empty.title': 'Noch nichts verbunden',
      },
      fr: {
        'landing:title': 'Ravis de vous accueillir.',
        'landing:titleOnline': 'Vous êtes en ligne. Profitez-en.',
        'accounts:login.title': 'Quel plaisir de vous revoir.',
        'purchase:return.done': 'C’est fait. Bienvenue chez nous.',
        'devices:empty.title': 'Rien de connecté pour l’instant',
      },
      es: {
        'landing:title': 'Qué bien que estés aquí.',
        'landing:titleOnline': 'Estás en línea. Disfruta.',
        'accounts:login.title': 'Qué alegría verte de nuevo.',
        'purchase:return.done': 'Todo listo. Adelante.',
        'devices:empty.title': 'Aún no hay nada conectado',
      },
      pl: {
        'landing:title': 'Miło, że jesteś.',
        'landing:titleOnline': 'Jesteś online. Korzystaj do woli.',
        'accounts:login.title': 'Miło Cię znów widzieć.',
        'purchase:return.done': 'Wszystko gotowe. Rozgość się.',
        'devices:empty.title': 'Nic jeszcze nie podłączono',
      },
      cy: {
        'landing:title': 'Braf eich cael chi yma.',
        'landing:titleOnline': 'Rydych ar-lein. Mwynhewch.',
        'accounts:login.title': 'Braf eich gweld chi eto.',
        'purchase:return.done': 'Dyna ni. Croeso i mewn.',
        'devices:empty.title': 'Dim byd wedi’i gysylltu eto',
      },
    },
  },
  brief: {
    name: 'Brief',
    family: 'Sora',
    words: {
      en: {
        'landing:title': 'Get online.',
        'landing:titleOnline': 'Online.',
        'accounts:login.title': 'Log in.',
        'purchase:return.done': 'Done.',
        'devices:empty.title': 'No devices',
      },
      ar: {
        'landing:title': 'اتصل بالإنترنت.',
        'landing:titleOnline': 'متصل.',
        'accounts:login.title': 'سجّل الدخول.',
        'purchase:return.done': 'تمّ.',
        'devices:empty.title': 'لا أجهزة',
      },
      de: {
        'landing:title': 'Online gehen.',
        'landing:titleOnline': 'Online.',
        'accounts:login.title': 'Anmelden.',
        'purchase:return.done': 'Fertig.',
        'devices:empty.title': 'Keine Geräte',
      },
      fr: {
        'landing:title': 'Passez en ligne.',
        'landing:titleOnline': 'En ligne.',
        'accounts:login.title': 'Connectez-vous.',
        'purchase:return.done': 'C’est fait.',
        'devices:empty.title': 'Aucun appareil',
      },
      es: {
        'landing:title': 'Conéctate.',
        'landing:titleOnline': 'En línea.',
        'accounts:login.title': 'Inicia sesión.',
        'purchase:return.done': 'Listo.',
        'devices:empty.title': 'Sin dispositivos',
      },
      pl: {
        'landing:title': 'Połącz się.',
        'landing:titleOnline': 'Online.',
        'accounts:login.title': 'Zaloguj się.',
        'purchase:return.done': 'Gotowe.',
        'devices:empty.title': 'Brak urządzeń',
      },
      cy: {
        'landing:title': 'Ewch ar-lein.',
        'landing:titleOnline': 'Ar-lein.',
        'accounts:login.title': 'Mewngofnodwch.',
        'purchase:return.done': 'Dyna ni.',
        'devices:empty.title': 'Dim dyfeisiau',
      },
    },
  },
};
