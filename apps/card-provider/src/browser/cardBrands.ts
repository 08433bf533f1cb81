export interface Brand {
  name: string;
  title: string;
  starts: RegExp;
  lengths: readonly number[];
  /** How the digits are grouped on the card. */
  groups: readonly number[];
  codeLength: number;
}

const fours = [4, 4, 4, 4, 3];

/** The card brands by their first digits; the first match counts. */
const brands: readonly Brand[] = [
  {
    name: 'amex',
    title: 'American Express',
    starts: /^3[47]/,
    lengths: [15],
    groups: [4, 6, 5],
    codeLength: 4,
  },
  {
    name: 'mastercard',
    title: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    codeLength: 3,
  },
  {
    name: 'discover',
    title: 'Discover',
    starts: /^(6011|65|64[4-9])/,
    lengths: [16],
    groups: fours,
    codeLength: 3,
  },
  {
    name: 'visa',
    title: 'Visa',
    starts: /^4/,
    lengths: [13, 16, 19],
    groups: fours,
    codeLength: 3,
  },
];

const unknown: Brand = {
  name: 'unknown',
  title: '',
  starts: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: fours,
  codeLength: 3,
};

export const brandOf = (digits: string): Brand =>
  brands.find((brand) => brand.starts.test(digits)) ?? unknown;
