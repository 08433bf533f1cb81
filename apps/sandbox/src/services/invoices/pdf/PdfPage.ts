import type { ColourToken } from '@foyer/themes/contract';
import PDFDocument from 'pdfkit';
import drawSvg from 'svg-to-pdfkit';
import { themeColour, themeMark } from '../../sites/themeColour';
import type { PdfFont, PdfFonts } from './fonts';
import { layoutText, type Line } from './layoutText';
import { printable, prints } from './printable';

/** Edges of an A4 page, in points: where the text begins and ends, and where the first page of it and the foot stand. */
export const edges = { left: 56, right: 539, top: 46, foot: 762 } as const;
export const width = edges.right - edges.left;
const paper = edges.left + edges.right;

/** The height of a line and the place of its letters' foot, for a size of 1. */
const LINE = 1.2;
const BASELINE = 0.86;
const LEADING = 2;

/** The style of a text. */
interface TextStyle {
  size?: number;
  strong?: boolean;
  /** In the brand's heading face, if this has all its letters. */
  heading?: boolean;
  colour?: string;
  /** Width of its column, in points; text ends at the column's end with `end`. */
  within?: number;
  end?: boolean;
}

/** The style of a rule. */
interface RuleStyle {
  /** Where it begins. */
  from?: number;
  colour?: string;
  thickness?: number;
}

/** What a document is about, and whose brand it wears. */
interface PdfFacts {
  theme: string;
  title: string;
  author: string;
  locale: string;
  direction: 'ltr' | 'rtl';
}

/**
 * Draws on A4 pages; distances are in points. `x` is counted from the side where the language begins to read: in Arabic
 * the whole page is mirrored.
 */
export class PdfPage {
  readonly #pdf: InstanceType<typeof PDFDocument>;
  readonly #bytes: Promise<Uint8Array>;
  readonly #fonts: PdfFonts;
  readonly #isRtl: boolean;
  readonly #theme: string;

  constructor({ theme, title, author, locale, direction }: PdfFacts, fonts: PdfFonts) {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: locale,
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    const chunks: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      pdf.on('error', reject);
    });
    const heading = fonts.heading ? [fonts.heading] : [];
    for (const { name, font } of [...fonts.text, ...fonts.strong, ...heading])
      pdf.registerFont(name, font);
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#isRtl = direction === 'rtl';
    this.#theme = theme;
  }

  /** A colour of the brand for paper, which is white in every brand. */
  colour(token: ColourToken): string {
    return themeColour(token, this.#theme);
  }

  /** The left edge of a box. */
  #leftOf(x: number, within: number): number {
    return this.#isRtl ? paper - x - within : x;
  }

  /** A word in two faces looks broken, so a text has the heading face whole or not at all. */
  #fontsOf(text: string, { strong = false, heading = false }: TextStyle): readonly PdfFont[] {
    const fonts = strong || heading ? this.#fonts.strong : this.#fonts.text;
    const face = heading ? this.#fonts.heading : null;
    return face && prints(face, printable(text, fonts)) ? [face] : fonts;
  }

  #layout(text: string, style: TextStyle): Line[] {
    const { size = 11, within = 260 } = style;
    const fonts = this.#fontsOf(text, style);
    // With a list of features, even an empty one, PDFKit shapes a text as a whole and not word for word.
    const measure = (piece: string, { name }: PdfFont): number =>
      this.#pdf.font(name).fontSize(size).widthOfString(piece, { features: [] });
    const fallback = this.#isRtl ? 'rtl' : 'ltr';
    return printable(text, fonts)
      .split('\n')
      .flatMap((paragraph) => layoutText(paragraph, fonts, { within, fallback, measure }));
  }

  /** How high a text is. */
  heightOf(text: string, style: TextStyle = {}): number {
    return this.#layout(text, style).length * ((style.size ?? 11) * LINE + LEADING);
  }

  /** @returns where the text ends, which may have taken several lines */
  text(x: number, y: number, text: string, style: TextStyle = {}): number {
    const { size = 11, colour = this.colour('ink'), within = 260, end = false } = style;
    let top = y;
    for (const line of this.#layout(text, style)) {
      const gap = end === this.#isRtl ? 0 : within - line.width;
      const left = this.#leftOf(x, within) + gap;
      for (const piece of line.pieces)
        this.#pdf
          .font(piece.font.name)
          .fontSize(size)
          .fillColor(colour)
          .text(piece.text, left + piece.x, top + size * BASELINE, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: [],
          });
      top += size * LINE + LEADING;
    }
    return top;
  }

  /** A caption with lines of text below it; returns where they end. */
  fact(x: number, y: number, caption: string, lines: readonly string[], within = 150): number {
    this.text(x, y, caption, { size: 9, colour: this.colour('ink-2'), within });
    return this.text(x, y + 14, lines.filter((line) => this.shows(line)).join('\n'), { within });
  }

  /** Whether anything of a text can be printed. */
  shows(text: string): boolean {
    return printable(text, this.#fonts.text) !== '';
  }

  /** A line across the page, or from `from` to its end. */
  rule(
    y: number,
    { from = edges.left, colour = this.colour('line'), thickness = 1 }: RuleStyle = {},
  ): void {
    const length = edges.right - from;
    const left = this.#leftOf(from, length);
    this.#pdf
      .moveTo(left, y)
      .lineTo(left + length, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  }

  band(y: number, height: number, colour: string): void {
    this.#pdf.roundedRect(edges.left, y, width, height, 6).fill(colour);
  }

  /** A word in a rounded badge at the end of the line. */
  pill(y: number, word: string, colour: string, ground: string): void {
    const style = { strong: true, colour, within: 200 };
    const length = Math.max(...this.#layout(word, style).map((line) => line.width)) + 26;
    const x = edges.right - length;
    this.#pdf.roundedRect(this.#leftOf(x, length), y, length, 24, 12).fill(ground);
    this.text(x + 13, y + 5, word, { ...style, within: length - 26 + 0.1 });
  }

  /** The mark of a brand, a square. */
  mark(x: number, y: number, size: number): void {
    drawSvg(this.#pdf, themeMark(this.#theme), this.#leftOf(x, size), y, {
      width: size,
      height: size,
      assumePt: true,
      warningCallback: () => undefined,
    });
  }

  addPage(): void {
    this.#pdf.addPage();
  }

  /** Draws on each page. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      draw(page + 1, count);
    }
  }

  /** Ends the file. */
  bytes(): Promise<Uint8Array> {
    this.#pdf.end();
    return this.#bytes;
  }
}
