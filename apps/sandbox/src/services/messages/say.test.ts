import { describe, expect, test } from 'vitest';
import { greeting, typedName } from './say';

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
    'write to me@evil',
    'tel:0900',
    'Maya,\n\nyour account is closed',
  ])('is left out where it could be a message to somebody else: %s', (name) => {
    expect(typedName(name)).toBeNull();
    expect(greeting({ firstName: name })).toBe('Hello there,');
  });
});
