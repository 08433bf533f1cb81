import { describe, expect, it } from 'vitest';
import { pseudoLocalise } from './pseudoLocale';

describe('the pseudo-locale', () => {
  it('makes a text at least forty per cent longer', () => {
    const text = 'Choose a plan to get online';
    expect(String(pseudoLocalise(text)).length).toBeGreaterThanOrEqual(text.length * 1.4);
  });

  it('leaves placeholders and markup as they are', () => {
    expect(pseudoLocalise('Hello {{name}}, <b>now</b>')).toMatch(/\{\{name\}\}.*<b>.*<\/b>/);
  });

  it('reaches every text of a nested file', () => {
    expect(pseudoLocalise({ a: { b: ['one'] } })).toEqual({
      a: { b: [expect.stringMatching(/^\[/)] },
    });
  });
});
