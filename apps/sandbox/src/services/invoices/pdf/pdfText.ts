/** Characters of Windows code page 1252 beyond Latin-1, which the standard PDF fonts have. */
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

/** Letters that Unicode does not decompose into a letter and a mark. */
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
  return bare !== '' && Array.from(bare).every(isKnown) ? bare : '';
};

/**
 * Replaces characters that the standard PDF fonts lack: `Łódź` becomes `Lódz`. Leaves out those of other
 * scripts, and emoji.
 */
export const toPdfText = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) =>
    isKnown(character) ? character : nearest(character),
  )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
