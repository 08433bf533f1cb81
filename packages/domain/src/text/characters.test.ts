import { describe, expect, it } from 'vitest';
import { charactersIn } from './characters';

describe('a text is taken apart', () => {
  it('into its signs', () => {
    expect(charactersIn('a🏕é')).toEqual(['a', '🏕', 'é']);
    expect(charactersIn('')).toEqual([]);
  });
});
