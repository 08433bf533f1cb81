import { charactersOf } from '../text/characters';

/** As many dots as the passphrase has characters, and none of it. */
export const maskPassphrase = (passphrase: string): string =>
  '•'.repeat(charactersOf(passphrase).length);
