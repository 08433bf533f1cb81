import { describe, expect, it } from 'vitest';
import { charactersOf } from './characters';

describe('a text is taken apart', () => {
  it('into its signs', () => {
    expect(charactersOf('a🏕é')).toEqual(['a', '🏕', 'é']);
    expect(charactersOf('')).toEqual([]);
  });
});
