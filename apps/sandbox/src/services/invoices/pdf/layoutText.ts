import bidiFactory from 'bidi-js';
import type { PdfFont } from './fonts';
import { prints } from './printable';

const bidi = bidiFactory();

/** Characters of one font that stand side by side; `x` is the distance from the left end of the line. */
export interface Piece {
  text: string;
  font: PdfFont;
  x: number;
}

/** The pieces of a line in the order in which it is read. */
export interface Line {
  pieces: readonly Piece[];
  width: number;
}

/** How wide a text is in a font, in points. */
export type Measure = (text: string, font: PdfFont) => number;

const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character);

/**
 * One font for each place of a text; undefined where nothing is to be seen. Spaces and signs have the font of what
 * stands before them.
 */
const fontsOf = (text: string, fonts: readonly PdfFont[]): (PdfFont | undefined)[] => {
  let before: PdfFont | undefined;
  return Array.from(text).flatMap((character) => {
    if (/\p{Bidi_Control}/u.test(character)) return [undefined];
    const own = fonts.find((font) => prints(font, character));
    const isSign = !/[\p{L}\p{M}\p{N}]/u.test(character);
    before = isSign && before && prints(before, character) ? before : own;
    const font = before;
    return Array.from({ length: character.length }, () => font);
  });
};

/** Where each line of a paragraph starts and ends. Breaks at spaces, and within a word that is too long. */
const linesOf = (
  text: string,
  within: number,
  widthOf: (from: number, to: number) => number,
): [number, number][] => {
  const lines: [number, number][] = [];
  let [start, at, width] = [0, 0, 0];
  const close = (end: number) => {
    if (end > start) lines.push([start, end]);
    [start, width] = [end, 0];
  };
  for (const word of text.split(/(?<= )/)) {
    const end = at + word.length;
    const last = at + word.trimEnd().length;
    if (width + widthOf(at, last) > within) {
      close(at);
      while (widthOf(start, last) > within) {
        let cut = start + 1;
        while (widthOf(start, cut + 1) <= within) cut += 1;
        close(cut);
      }
      at = start;
    }
    width += widthOf(at, end);
    at = end;
  }
  close(text.length);
  return lines;
};

/**
 * Breaks a paragraph into lines and orders each by the Unicode Bidirectional Algorithm. A paragraph runs in the
 * direction of its first letter.
 * @param fallback the direction of a paragraph without letters
 */
export const layoutText = (
  text: string,
  fonts: readonly PdfFont[],
  { within, fallback, measure }: { within: number; fallback: 'ltr' | 'rtl'; measure: Measure },
): Line[] => {
  const fontAt = fontsOf(text, fonts);
  const isDirected = /\p{L}/u.test(text);
  const embedding = bidi.getEmbeddingLevels(text, isDirected ? undefined : fallback);
  const isRtl = (place: number): boolean => (embedding.levels[place] ?? 0) % 2 === 1;

  /** The pieces of a line in reading order, each with its first place. */
  const piecesOf = (from: number, to: number): { first: number; text: string; font: PdfFont }[] => {
    const pieces: { first: number; text: string; font: PdfFont }[] = [];
    for (let place = from; place < to; place += 1) {
      const font = fontAt[place];
      if (!font) continue;
      const own = text[place] ?? '';
      const mirrored = isRtl(place) ? bidi.getMirroredCharacter(own) : null;
      const open = pieces.at(-1);
      const isSame =
        open?.font === font && embedding.levels[open.first] === embedding.levels[place];
      // The font turns a piece around that begins with an Arabic letter, so signs can be in it, and digits cannot.
      const standsAlone = isRtl(place)
        ? mirrored !== null || !isLetter(open?.text[0] ?? '')
        : /[٠-٩۰-۹]/.test(own);
      if (open && isSame && !standsAlone) open.text += own;
      else pieces.push({ first: place, text: mirrored ?? own, font });
    }
    return pieces;
  };

  const widthOf = (from: number, to: number): number =>
    piecesOf(from, to).reduce((width, piece) => width + measure(piece.text, piece.font), 0);

  return linesOf(text, within, widthOf).map(([from, to]) => {
    const end = from + text.slice(from, to).trimEnd().length;
    const pieces = piecesOf(from, end);
    // Where each place of the line stands from the left.
    const order = Array.from({ length: end - from }, (_, place) => from + place);
    for (const [first = 0, last = 0] of bidi.getReorderSegments(text, embedding, from, end - 1)) {
      const turned = order.slice(first - from, last - from + 1).toReversed();
      order.splice(first - from, turned.length, ...turned);
    }
    const standsAt = new Map(order.map((place, index) => [place, index]));
    let x = 0;
    const leftOf = new Map<number, number>();
    for (const piece of pieces.toSorted(
      (a, b) => (standsAt.get(a.first) ?? 0) - (standsAt.get(b.first) ?? 0),
    )) {
      leftOf.set(piece.first, x);
      x += measure(piece.text, piece.font);
    }
    return {
      pieces: pieces.map((piece) => ({ ...piece, x: leftOf.get(piece.first) ?? 0 })),
      width: x,
    };
  });
};
