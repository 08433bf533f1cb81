import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './contrast';

describe('contrast', () => {
  it.each([
    ['#FFFFFF', '#000000', 21],
    ['#000000', '#FFFFFF', 21],
    ['#767676', '#FFFFFF', 4.54],
    ['#2136F0', '#2136F0', 1],
  ])('of %s and %s is %d to 1', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('counts green more than red, and red more than blue', () => {
    expect(luminance('#00FF00')).toBeGreaterThan(luminance('#FF0000'));
    expect(luminance('#FF0000')).toBeGreaterThan(luminance('#0000FF'));
  });
});
