import type { Plugin } from 'vite';

const ARABIC_FACE = `import '/src/shared/i18n/arabic/arabicFace.ts';`;
const MODULE = /^virtual:texts\/(\w+?)(-start)?$/;

const firstPageFiles = (language: string): string[] => [
  `/src/shared/common/texts/${language}.json`,
  `/src/features/{entry,landing}/texts/${language}.json`,
];

/**
 * `virtual:texts/de-start` holds the German texts of the first page, `virtual:texts/de` all others, by
 * the path of their file. A lazy import for each file would put two hundred paths into the code that
 * every page loads.
 */
export const languageTexts = (): Plugin => ({
  name: 'foyer:language-texts',
  resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
  load: (id) => {
    const [, language, start] = MODULE.exec(id.slice(1)) ?? [];
    if (!language) return null;
    const first = firstPageFiles(language);
    const files = start
      ? first
      : [`/src/**/texts/${language}.json`, ...first.map((file) => `!${file}`)];
    // Only a reader of Arabic needs its face.
    const face = start && language === 'ar' ? ARABIC_FACE : '';
    return `${face}export default import.meta.glob(${JSON.stringify(files)}, { eager: true, import: 'default' });`;
  },
});
