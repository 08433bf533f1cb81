import { maxLengths } from '../constants/maxLengths';
import { charactersIn } from '../text/characters';

/** A device's name as it is kept: single spaces, none at the ends, cut at the greatest length. */
export const normaliseDeviceName = (text: string): string =>
  charactersIn(text.replace(/\s+/g, ' ').trim()).slice(0, maxLengths.deviceName).join('').trimEnd();
