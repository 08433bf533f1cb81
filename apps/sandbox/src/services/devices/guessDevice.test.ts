import { expect, test } from 'vitest';
import { inLanguage } from '../messages/say';
import { guessDevice } from './guessDevice';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';

// A French "de" loses its vowel before a vowel, so the name has brackets.
test.each([
  ['en', 'Élodie’s computer'],
  ['fr', 'Ordinateur (Élodie)'],
])('a device is named after its owner in the language %s', (language, name) => {
  expect(inLanguage(language, () => guessDevice(LINUX, 'Élodie'))).toEqual({
    kind: 'laptop',
    name,
  });
});
