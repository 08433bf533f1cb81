import { describe, expect, test } from 'vitest';
import { contrast, inkOn, readableOn } from './colours';
import { appearanceTheme, brandingTheme, themeStyle } from './pageTheme';

const property = (css: string, name: string): string[] =>
  [...css.matchAll(new RegExp(`--${name}:([^;}]+)`, 'g'))].map((match) => match[1] ?? '');

describe('every brand colour stays readable', () => {
  test.each(['#2136f0', '#ffffff', '#000000', '#ffc642', '#c6ff3d', '#8a3f1d', '#777777'])(
    '%s, on light and on dark',
    (colour) => {
      const css = themeStyle(brandingTheme({ button_color: colour, border_style: 'rounded' }));
      const grounds = property(css, 'surface');
      const primaries = property(css, 'primary');
      const inks = property(css, 'on-primary');
      const texts = property(css, 'primary-text');
      expect(grounds.length).toBe(3);
      grounds.forEach((ground, index) => {
        expect(contrast(primaries[index] ?? '', ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(texts[index] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(primaries[index] ?? '', inks[index] ?? '')).toBeGreaterThanOrEqual(4.5);
      });
    },
  );
});

test('a colour with enough contrast is not changed', () => {
  expect(readableOn('#2136f0', '#ffffff', 4.5)).toBe('#2136f0');
  expect(inkOn('#2136f0')).toBe('#ffffff');
});

test('the Payment Element accepts colours, corners and font, and ignores any other CSS', () => {
  const theme = appearanceTheme('night', {
    colorPrimary: '#8a3f1d',
    borderRadius: '10px',
    fontFamily: 'Sora, sans-serif',
  });
  expect(theme).toMatchObject({
    primary: '#8a3f1d',
    fieldRadius: '10px',
    font: 'Sora, sans-serif',
    scheme: 'dark',
  });
  const hostile = appearanceTheme('flat', {
    colorPrimary: 'red;}body{display:none',
    borderRadius: '10px;}</style><script>',
    fontFamily: 'x}</style>',
  });
  const css = themeStyle(hostile);
  expect(css).not.toMatch(/display|script|<\//);
});

test.each([
  ['rounded', '16px', '999px'],
  ['rectangular', '4px', '4px'],
  ['pill', '28px', '999px'],
  ['unheard-of', '16px', '999px'],
])('border style %s gives fields %s and buttons %s', (style, field, button) => {
  const theme = brandingTheme({ button_color: '#2136f0', border_style: style });
  expect(theme).toMatchObject({ fieldRadius: field, buttonRadius: button });
});
