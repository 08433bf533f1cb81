import { describe, expect, test } from 'vitest';
import { greeting, typedName, typedText } from './say';

describe('a name in a mail', () => {
  test.each([
    'Maya',
    'J.R.',
    'Anne-Marie',
    'O’Neill',
    'St. John',
    'Łukasz',
    'مايا',
    'Maya’s phone 2',
  ])('is said: %s', (name) => {
    expect(typedName(name)).toBe(name);
    expect(greeting({ firstName: name })).toContain(name);
  });

  test.each([
    'Claim £500 at https://evil.example',
    'Claim £500 at evil.example/claim',
    'www.evil.example',
    'EVIL.COM',
    'зло.рф',
    'evil。com',
    'evil．com',
    'evil｡com',
    'evil․com',
    'evil.\u200bcom',
    'evil.c\u2060om',
    'बुरा.भारत',
    'http：evil',
    'me＠evil',
    'evil／claim',
    'write to me@evil',
    'tel:0900',
    'Maya,\n\nyour account is closed',
  ])('is left out where it could be a message to somebody else: %s', (name) => {
    expect(typedName(name)).toBeNull();
    expect(greeting({ firstName: name })).toBe('Hello there,');
  });
});

test.each([
  [
    'I moved. Pay at https://evil.example/pay: now.',
    'I moved. Pay at https evil example pay: now.',
  ],
  ['Pay at evil。com or evil．com.', 'Pay at evil com or evil com.'],
  ['Je déménage : merci.', 'Je déménage : merci.'],
])('a typed text is said without links: %s', (text, said) => {
  expect(typedText(text)).toBe(said);
});
