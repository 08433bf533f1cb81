import { describe, expect, it } from 'vitest';
import { charactersIn } from './characters';

describe('charactersIn', () => {
  it('splits a text into code points', () => {
    expect(charactersIn('a🏕é')).toEqual(['a', '🏕', 'é']);
    expect(charactersIn('')).toEqual([]);
  });
});
