/** A card scheme's mark, drawn in the text's own colour on a 40 by 24 grid. */
export interface CardLogo {
  /** What it is called, for example "Visa". */
  name: string;
  /** Written in place of a drawing. */
  word?: string;
  /** Two overlapping discs. */
  discs?: true;
}

/** By the name that the card provider gives the scheme. */
export const cardLogos: Readonly<Record<string, CardLogo>> = {
  visa: { name: 'Visa', word: 'VISA' },
  mastercard: { name: 'Mastercard', discs: true },
  amex: { name: 'American Express', word: 'AMEX' },
  diners: { name: 'Diners Club', word: 'DINERS' },
  discover: { name: 'Discover', word: 'DISC' },
  jcb: { name: 'JCB', word: 'JCB' },
  unionpay: { name: 'UnionPay', word: 'UP' },
};
