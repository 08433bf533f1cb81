import type { MessageKey } from '../messages/texts/en';
import { say } from '../messages/say';

type Guess = { kind: string } & ({ brand: string } | { word: MessageKey });

const guesses: readonly (Guess & { pattern: RegExp })[] = [
  { pattern: /iPhone/, kind: 'phone', brand: 'iPhone' },
  { pattern: /iPad/, kind: 'tablet', brand: 'iPad' },
  { pattern: /Android.*Mobile/, kind: 'phone', word: 'devicePhone' },
  { pattern: /Android/, kind: 'tablet', word: 'deviceTablet' },
  { pattern: /Macintosh/, kind: 'laptop', brand: 'Mac' },
  { pattern: /Windows|Linux|CrOS/, kind: 'laptop', word: 'deviceComputer' },
];

const unknown: Guess = { kind: 'other', word: 'deviceOther' };

/** Guesses the kind of a user's device from its user agent, and names it in the language of the messages. */
export const guessDevice = (userAgent: string, owner: string): { kind: string; name: string } => {
  const guess = guesses.find(({ pattern }) => pattern.test(userAgent)) ?? unknown;
  const device = 'brand' in guess ? guess.brand : say(guess.word);
  const name = owner ? say('deviceOf', { name: owner, device }) : say('ownDevice', { device });
  return { kind: guess.kind, name };
};
