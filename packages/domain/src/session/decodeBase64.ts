import { charactersIn } from '../text/characters';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Eight bits at a place of the six-bit letters. */
const octetAt = (sextets: readonly number[], place: number): number => {
  const first = Math.floor((place * 8) / 6);
  const pair = ((sextets[first] ?? 0) << 6) | (sextets[first + 1] ?? 0);
  return (pair >> (4 - ((place * 8) % 6))) & 0xff;
};

/**
 * Decodes base64 or base64url with UTF-8 text, with or without padding.
 *
 * @returns null for text that is neither
 */
export const decodeBase64 = (encoded: string): string | null => {
  const letters = encoded.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, '');
  const sextets = charactersIn(letters).map((letter) => ALPHABET.indexOf(letter));
  if (sextets.includes(-1)) return null;
  const octets = Array.from({ length: Math.floor((sextets.length * 6) / 8) }, (_, place) =>
    octetAt(sextets, place),
  );
  try {
    return decodeURIComponent(octets.map(escapeOctet).join(''));
  } catch {
    return null;
  }
};

const escapeOctet = (octet: number): string => `%${octet.toString(16).padStart(2, '0')}`;
