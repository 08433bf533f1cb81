import PDFDocument from 'pdfkit';
import { themeColour } from '../../sites/themeColour';
import { toPdfText } from './pdfText';

/** Edges of an A4 page, in points. */
export const edges = { left: 56, right: 539, foot: 762 } as const;
export const width = edges.right - edges.left;

/** The style of a text. */
interface TextStyle {
  size?: number;
  strong?: boolean;
  colour?: string;
  /** Width of its column, in points; text ends at the column's right edge with `end`. */
  within?: number;
  end?: boolean;
}

/** Draws on an A4 page; distances are in points. */
export class PdfPage {
  readonly #pdf: InstanceType<typeof PDFDocument>;
  readonly #bytes: Promise<Uint8Array>;

  constructor(title: string, author: string, locale: string) {
    const pdf = new PDFDocument({
      size: 'A4',
      margins: { top: 40, right: 40, bottom: 24, left: edges.left },
      lang: locale,
      displayTitle: true,
      info: { Title: toPdfText(title), Author: toPdfText(author) },
    });
    const chunks: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      pdf.on('error', reject);
    });
    this.#pdf = pdf;
  }

  /** @returns where the text ends, which may have taken several lines */
  text(x: number, y: number, text: string, style: TextStyle = {}): number {
    const {
      size = 11,
      strong = false,
      colour = themeColour('ink'),
      within = 260,
      end = false,
    } = style;
    this.#pdf
      .font(strong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour)
      .text(toPdfText(text), x, y, { width: within, align: end ? 'right' : 'left', lineGap: 2 });
    return this.#pdf.y;
  }

  /** A caption with lines of text below it; returns where they end. */
  fact(x: number, y: number, caption: string, lines: readonly string[], within = 150): number {
    this.text(x, y, caption, { size: 9, colour: themeColour('ink-2'), within });
    const shown = lines.filter((line) => toPdfText(line) !== '');
    return this.text(x, y + 14, shown.join('\n'), { within });
  }

  rule(y: number, colour: string = themeColour('line'), thickness = 1): void {
    this.#pdf
      .moveTo(edges.left, y)
      .lineTo(edges.right, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  }

  band(y: number, height: number, colour: string): void {
    this.#pdf.roundedRect(edges.left, y, width, height, 6).fill(colour);
  }

  /** A word in a rounded badge at the right edge. */
  pill(y: number, word: string, colour: string, ground: string): void {
    this.#pdf.font('Helvetica-Bold').fontSize(11);
    const length = this.#pdf.widthOfString(word) + 26;
    const x = edges.right - length;
    this.#pdf.roundedRect(x, y, length, 24, 12).fill(ground);
    this.text(x, y + 7, word, { strong: true, colour, within: length - 13, end: true });
  }

  /** Foyer's logo, a doorway. */
  mark(x: number, y: number, colour: string): void {
    this.#pdf
      .lineWidth(5)
      .strokeColor(colour)
      .path(`M${x + 3} ${y + 31}V${y + 16}a13 13 0 0 1 26 0v15`)
      .stroke();
  }

  /** Ends the file. */
  bytes(): Promise<Uint8Array> {
    this.#pdf.end();
    return this.#bytes;
  }
}
