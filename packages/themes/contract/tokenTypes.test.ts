import { describe, expect, it } from 'vitest';
import { isValidValue } from './tokenTypes';
import type { Token } from './tokens';

describe('a token’s value', () => {
  it.each<[Token, string]>([
    ['primary', '#2136F0'],
    ['r-card', '24px'],
    ['r-card', '0px'],
    ['r-sheet', '50% 50% 0 0 / 44px 44px 0 0'],
    ['track', '-0.03em'],
    ['density', '0.75'],
    ['card-edge', '1px solid rgba(36,24,32,.05)'],
    ['shadow', '0 1px 2px rgba(17,24,80,.05), 0 8px 24px -16px rgba(17,24,80,.06)'],
    ['shadow', 'none'],
    ['font', 'Sora, "Segoe UI", sans-serif'],
    ['cap', 'butt'],
  ])('of %s may be %s', (token, value) => {
    expect(isValidValue(token, value)).toBe(true);
  });

  it.each<[Token, string]>([
    ['primary', 'red'],
    ['primary', '#FFF'],
    ['primary', 'var(--ink)'],
    ['r-card', '24'],
    ['r-card', '24px;color:red'],
    ['r-sheet', 'url(x)'],
    ['track', '3px'],
    ['shadow', 'url(https://x.example)'],
    ['font', 'Sora; src: url(x)'],
    ['cap', 'pointed'],
    ['hero-align', 'end'],
  ])('of %s may not be %s', (token, value) => {
    expect(isValidValue(token, value)).toBe(false);
  });
});
