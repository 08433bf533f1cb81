import { describe, expect, it } from 'vitest';
import { layOutSheet } from './layOutSheet';

const picture = (width: number, height: number) => ({ source: 'x', size: { width, height } });

describe('a contact sheet', () => {
  it('draws all pictures of a row at one height, and fills the width', () => {
    const { places } = layOutSheet([[picture(1280, 800), picture(390, 844)]], 1000);
    expect(places[0]?.height).toBeCloseTo(places[1]?.height ?? 0);
    const [, last] = places;
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000 - 16);
  });

  it('keeps the proportions of each picture', () => {
    const { places } = layOutSheet([[picture(390, 844), picture(390, 844)]], 1000);
    for (const { width, height } of places) expect(width / height).toBeCloseTo(390 / 844);
  });

  it('puts one row below the other', () => {
    const { places, height } = layOutSheet([[picture(2, 1)], [picture(2, 1)]], 232);
    expect(places.map(({ top }) => top)).toEqual([16, 132]);
    expect(height).toBe(248);
  });
});
