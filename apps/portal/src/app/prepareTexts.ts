/** The two sentences of the page before any JavaScript has come: neutral as to brand. */
const sentences: Record<string, [title: string, text: string]> = {
  en: ['You’re nearly online.', 'One moment, we’re finding your Wi-Fi.'],
  ar: ['أنت على وشك الاتصال.', 'لحظة من فضلك، نبحث عن شبكتك.'],
};

const rightToLeft = new Set(['ar']);

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Puts the prerendered sentences into the language that the person chose, or the device speaks. */
export const prepareTexts = (): void => {
  const language = (read('foyer.language') ?? navigator.language).split('-')[0] ?? 'en';
  const texts = sentences[language];
  if (!texts) return;
  const root = document.documentElement;
  root.lang = language;
  if (rightToLeft.has(language)) root.dir = 'rtl';
  for (const [index, name] of ['title', 'text'].entries()) {
    const element = document.querySelector(`[data-boot=${name}]`);
    if (element) element.textContent = texts[index] ?? '';
  }
};
