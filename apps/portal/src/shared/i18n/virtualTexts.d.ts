/** Made by `build/languageTexts.ts`. */
declare module 'virtual:texts/*' {
  import type { Texts } from '~/shared/i18n/translate';

  const texts: Readonly<Record<string, Texts>>;
  export default texts;
}
