/** What the file's own fonts can show beyond ASCII and Latin-1: Windows code page 1252. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isKnown = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (
    character === '\n' ||
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xff) ||
    EXTRA.includes(character)
  );
};

/** Letters that do not come apart into a plain one and its mark. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '−': '–',
};

const nearest = (character: string): string => {
  const known = plain[character];
  if (known !== undefined) return known;
  const bare = character.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return bare !== '' && Array.from(bare).every(isKnown) ? bare : '?';
};

/**
 * Text as the fonts that every PDF reader brings along can show it: `Łódź` becomes `Lódz`. A script
 * of its own would need a font in each file.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) =>
    isKnown(character) ? character : nearest(character),
  ).join('');
