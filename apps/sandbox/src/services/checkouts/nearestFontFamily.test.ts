import { expect, it } from 'vitest';
import { nearestFontFamily } from './nearestFontFamily';

it.each([
  ['one of its own', ['Sora', 'Sora fallback', 'Arial Black', 'sans-serif'], 'montserrat'],
  ['a serif of the device', ['Georgia', 'Times New Roman', 'serif'], 'noto_serif'],
  ['a face that nobody has compared', ['Poppins', 'Poppins fallback', 'Arial'], 'default'],
  ['a serif that nobody has compared', ['Lusitana', 'ui-serif', 'Georgia', 'serif'], 'noto_serif'],
  ['a narrow face of the device', ['Arial Narrow', 'Roboto Condensed', 'Arial'], 'default'],
])('a brand whose headings have %s: %j, gets %s', (_, faces, family) => {
  expect(nearestFontFamily(faces)).toBe(family);
});
