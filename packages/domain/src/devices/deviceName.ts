import { maxLengths } from '../constants/maxLengths';
import { charactersIn } from '../text/characters';

/** The name to store: single spaces, none at the ends, cut to the maximum length. */
export const normaliseDeviceName = (text: string): string =>
  charactersIn(text.replace(/\s+/g, ' ').trim()).slice(0, maxLengths.deviceName).join('').trimEnd();
