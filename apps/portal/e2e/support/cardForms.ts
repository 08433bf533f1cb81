import type { FrameLocator } from '@playwright/test';
import type { LanguageCode } from '../../src/shared/i18n/languages';
import { cards } from './visitor';

/** What the card provider's form calls its fields, and how its button begins. */
interface CardForm {
  email: string;
  number: string;
  expiry: string;
  code: string;
  name: string;
  pay: RegExp;
}

const english: CardForm = {
  email: 'Email address',
  number: 'Card number',
  expiry: 'Expiry date',
  code: 'Security code',
  name: 'Name on card',
  pay: /^Pay /,
};

/** The provider has no Welsh, and English is then the browser's. */
export const cardForms: Record<LanguageCode, CardForm> = {
  en: english,
  cy: english,
  de: {
    email: 'E-Mail',
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    code: 'Sicherheitscode',
    name: 'Name auf der Karte',
    pay: /^Jetzt .+ zahlen$/,
  },
  fr: {
    email: 'E-mail',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    code: 'Code de sécurité',
    name: 'Nom sur la carte',
    pay: /^Payer .+ maintenant$/,
  },
  es: {
    email: 'Correo electrónico',
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    code: 'Código de seguridad',
    name: 'Nombre en la tarjeta',
    pay: /^Pagar .+ ahora$/,
  },
  pl: {
    email: 'E-mail',
    number: 'Numer karty',
    expiry: 'Data ważności',
    code: 'Kod zabezpieczający',
    name: 'Imię i nazwisko na karcie',
    pay: /^Zapłać teraz /,
  },
  ar: {
    email: 'البريد الإلكتروني',
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    code: 'رمز الأمان',
    name: 'الاسم على البطاقة',
    pay: /^ادفع .+ الآن$/,
  },
};

/** Fills number, expiry and security code of the form in a language. */
export const fillCardFields = async (form: FrameLocator, words: CardForm): Promise<void> => {
  await form.getByLabel(words.number).fill(cards.pays);
  await form.getByLabel(words.expiry).fill('08 / 29');
  await form.getByLabel(words.code).fill('123');
};
