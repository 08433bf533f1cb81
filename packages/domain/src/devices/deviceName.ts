import { charactersOf } from '../text/characters';
import { maxLengths } from '../validation/maxLengths';

/** A device's name as it is kept: single spaces, none at the ends, cut at the greatest length. */
export const tidyDeviceName = (text: string): string =>
  charactersOf(text.replace(/\s+/g, ' ').trim()).slice(0, maxLengths.deviceName).join('').trimEnd();
