import type { PdfFont } from './fonts';

const graphemes = new Intl.Segmenter('en');

/** Marks of direction, joiners and variation selectors, which have no shape of their own. */
const isInvisible = (character: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(character);

/** Whether a font prints a text; of a character without shape every font does. */
export const prints = ({ font }: PdfFont, text: string): boolean =>
  Array.from(text).every(
    (character) =>
      character === '\n' ||
      isInvisible(character) ||
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/**
 * A text with what the fonts can print: `𝓐nn 🎉 Lee` is `Ann Lee`. What none of them has (emoji, Chinese) is
 * left out, so that no empty box stands for it.
 */
export const printable = (text: string, fonts: readonly PdfFont[]): string =>
  Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => {
    const isKnown = (part: string) =>
      Array.from(part).every((character) => fonts.some((font) => prints(font, character)));
    if (isKnown(segment)) return segment;
    const bare = segment.normalize('NFKD').replace(/\p{Mark}/gu, '');
    return isKnown(bare) ? bare : '';
  })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
