import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { themeFace } from '../../sites/themeColour';

const require = createRequire(import.meta.url);

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit takes a font of fontkit too, which its types do not say. */
      registerFont(name: string, font: Font): this;
    }
  }
}

/** A font whose letters a PDF embeds. It is read once for all PDFs: a font's tables take 100 ms. */
export interface PdfFont {
  name: string;
  font: Font;
}

const fontOf = (name: string, data: Uint8Array): PdfFont => {
  const font = create(Buffer.from(data));
  if ('fonts' in font) throw new Error(`${name} has several fonts.`);
  // A shape that several characters share is copied as the one that was asked for first, here the plainest. Ligatures
  // and the forms of Arabic letters (from U+FB00) are to be copied as the letters that they stand for.
  for (const codePoint of font.characterSet)
    if (codePoint < 0xfb_00) font.glyphForCodePoint(codePoint);
  return { name, font };
};

/**
 * Latin, Greek, Cyrillic and Devanagari; Arabic; Hebrew. Noto's Arabic draws the dots of letters apart, so nobody
 * could copy its text.
 */
const files = {
  text: [
    require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  ],
  strong: [
    require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  ],
};

const read = (path: string): PdfFont => fontOf(path, readFileSync(path));

const headings = new Map<string, PdfFont | null>();

/** The face of a theme's headings; null for a theme without one, or with one that cannot be read. */
const readHeading = async (theme: string): Promise<PdfFont | null> => {
  const path = themeFace(theme);
  if (path === null) return null;
  const known = headings.get(path);
  if (known !== undefined) return known;
  // PDFKit cannot embed a part of a WOFF2 font.
  const data = await decompress(readFileSync(path)).catch(() => null);
  const font = data && fontOf(path, data);
  headings.set(path, font);
  return font;
};

/** The fonts of an invoice. A character is printed in the first that has it. */
export interface PdfFonts {
  text: readonly PdfFont[];
  strong: readonly PdfFont[];
  heading: PdfFont | null;
}

let body: Pick<PdfFonts, 'text' | 'strong'> | undefined;

export const readFonts = async (theme: string): Promise<PdfFonts> => {
  body ??= { text: files.text.map(read), strong: files.strong.map(read) };
  return { ...body, heading: await readHeading(theme) };
};
