import { preferredLanguage, type LanguageCode } from '~/shared/i18n/languages';

type Sentences = readonly [title: string, text: string];

/** The two sentences of the page before its JavaScript has loaded. They name no brand. */
const sentences: Record<LanguageCode, Sentences> & Partial<Record<string, Sentences>> = {
  en: ['You’re nearly online.', 'One moment, we’re finding your Wi-Fi.'],
  ar: ['أنت على وشك الاتصال.', 'لحظة من فضلك، نبحث عن شبكتك.'],
};

/**
 * Shows the prerendered sentences in the language that the user chose, or in that of the device.
 */
export const prepareTexts = (): void => {
  const { code, direction } = preferredLanguage();
  const texts = sentences[code];
  if (!texts) return;
  const root = document.documentElement;
  root.lang = code;
  root.dir = direction;
  for (const [index, name] of ['title', 'text'].entries()) {
    const element = document.querySelector(`[data-boot=${name}]`);
    if (element) element.textContent = texts[index] ?? '';
  }
};
