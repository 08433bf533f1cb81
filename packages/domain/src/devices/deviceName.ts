import { maxLengths } from '../constants/maxLengths';
import { charactersIn } from '../text/characters';

/** What belongs to the character before it: an accent, a skin tone, or the joint of a composed emoji. */
const CONTINUES = /^[\p{Mark}\p{Emoji_Modifier}\u200D]$/u;
const JOINT = '\u200D';

/** The first characters, at most so many; an emoji of several is kept whole or left out. */
const cut = (characters: readonly string[], most: number): readonly string[] => {
  let end = Math.min(most, characters.length);
  const isInside = () =>
    end < characters.length &&
    (CONTINUES.test(characters[end] ?? '') || characters[end - 1] === JOINT);
  while (end > 0 && isInside()) end -= 1;
  return characters.slice(0, end);
};

/** The name to store: single spaces, none at the ends, cut to the maximum length. */
export const normaliseDeviceName = (text: string): string =>
  cut(charactersIn(text.replace(/\s+/g, ' ').trim()), maxLengths.deviceName)
    .join('')
    .trimEnd();
