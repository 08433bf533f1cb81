/** A card scheme's logo in one colour, on a card of 40 by 24. */
export interface CardLogoDrawing {
  /** Lettering, and its size and width in the drawing. */
  word?: { text: string; size: number; width: number; italic?: true };
  /** Discs: centre and radius. A later one is fainter. */
  discs?: readonly (readonly [x: number, y: number, r: number])[];
}

const word = (text: string, size: number, width: number): CardLogoDrawing => ({
  word: { text, size, width },
});

/** By the name of the scheme as people write it. */
export const cardLogos: Readonly<Record<string, CardLogoDrawing>> = {
  Visa: { word: { text: 'VISA', size: 13, width: 29, italic: true } },
  Mastercard: {
    discs: [
      [15.5, 12, 7.5],
      [24.5, 12, 7.5],
    ],
  },
  'American Express': word('AMEX', 11, 30),
  Discover: {
    word: { text: 'DISC', size: 10.5, width: 21 },
    discs: [[32, 12, 5]],
  },
  'Diners Club': word('DINERS', 8.5, 32),
  JCB: word('JCB', 12, 24),
  UnionPay: word('UnionPay', 7.5, 33),
  PayPal: { word: { text: 'PayPal', size: 10, width: 32, italic: true } },
};
