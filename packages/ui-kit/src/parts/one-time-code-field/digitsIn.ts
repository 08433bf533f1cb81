/** The zeros of the digits that keyboards type: Latin, Arabic, Persian and Urdu, full-width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

const digitOf = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? '' : String(code - zero);
};

/** The digits of a text as 0 to 9, in whatever script they were typed. */
export const digitsIn = (text: string): string => Array.from(text, digitOf).join('');
