import { describe, expect, test } from 'vitest';
import { contrast, inkOn, readableOn } from './colours';
import { appearanceTheme, brandingTheme, themeStyle } from './pageTheme';

const property = (css: string, name: string): string[] =>
  [...css.matchAll(new RegExp(`--${name}:([^;}]+)`, 'g'))].map((match) => match[1] ?? '');

const colours = ['#2136f0', '#ffffff', '#000000', '#ffc642', '#c6ff3d', '#8a3f1d', '#777777'];

const grounds = ['#FFFFFF', '#FFFDF8', '#F4F2FF', '#1D1938', '#102017', '#000000'];

describe.each(grounds)('every brand colour stays readable on %s', (ground) => {
  test.each(colours)('%s', (colour) => {
    const css = themeStyle(
      brandingTheme({ button_color: colour, border_style: 'rounded', background_color: ground }),
    );
    const [surface = ''] = property(css, 'surface');
    const of = (name: string): string => property(css, name)[0] ?? '';
    expect(surface).toBe(ground);
    expect(contrast(of('primary'), surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(of('control'), surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(of('btn'), of('on-btn'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('primary-text'), surface)).toBeGreaterThanOrEqual(4.5);
    for (const text of ['ink', 'ink-2'])
      for (const paper of [surface, of('sunken')])
        expect(contrast(of(text), paper), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ['#FFFDF8', 'light'],
  ['#1D1938', 'dark'],
])('the ground %s of a session is one scheme: %s', (ground, scheme) => {
  const theme = brandingTheme({
    button_color: '#2136f0',
    border_style: 'pill',
    background_color: ground,
  });
  expect(theme.scheme).toBe(scheme);
  expect(themeStyle(theme)).not.toContain('prefers-color-scheme');
});

test('a colour with enough contrast is not changed', () => {
  expect(readableOn('#2136f0', '#ffffff', 4.5)).toBe('#2136f0');
  expect(inkOn('#2136f0')).toBe('#ffffff');
});

test.each([
  ['#f2b3ce', 0],
  ['#c6ff3d', 1],
  ['#93a0ff', 2],
])('words on the pale button %s have its own hue', (colour, strongest) => {
  const ink = inkOn(colour);
  const parts = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  expect(parts.indexOf(Math.max(...parts))).toBe(strongest);
});

test('the Payment Element accepts colours, corners, type and focus, and ignores any other CSS', () => {
  const theme = appearanceTheme('night', {
    colorPrimary: '#8a3f1d',
    borderRadius: '10px',
    fontFamily: 'Sora, sans-serif',
    colorText: '#f1f3ff',
    colorTextSecondary: '#a9b1d6',
    colorDanger: '#ff9a9a',
    inputColorBorder: '#6b75a6',
    inputFocusBoxShadow: '0 0 0 4px #242c63',
    labelFontWeight: '700',
  });
  expect(theme).toMatchObject({
    ink: '#f1f3ff',
    quiet: '#a9b1d6',
    danger: '#ff9a9a',
    control: '#6b75a6',
    focus: '0 0 0 4px #242c63',
    labelWeight: '700',
    primary: '#8a3f1d',
    fieldRadius: '10px',
    font: 'Sora, sans-serif',
    scheme: 'dark',
  });
  const hostile = appearanceTheme('flat', {
    colorPrimary: 'red;}body{display:none',
    borderRadius: '10px;}</style><script>',
    fontFamily: 'x}</style>',
    colorText: '#fff}body{display:none',
    inputFocusBoxShadow: '0 0 0 4px red;}body{display:none',
    labelFontSize: '13px}</style>',
  });
  const css = themeStyle(hostile);
  expect(css).not.toMatch(/display|script|<\//);
});

test.each([
  ['rounded', '12px', '12px'],
  ['rectangular', '4px', '4px'],
  ['pill', '20px', '999px'],
  ['unheard-of', '12px', '12px'],
])('border style %s gives fields %s and buttons %s', (style, field, button) => {
  const theme = brandingTheme({
    button_color: '#2136f0',
    border_style: style,
    background_color: '#FFFFFF',
  });
  expect(theme).toMatchObject({ fieldRadius: field, buttonRadius: button });
});

test.each([
  ['inter', /^"Inter", .*sans-serif$/, /^"Inter bold", "Inter", /],
  ['nunito', /^"Nunito", ui-rounded, /, /^"Nunito bold", "Nunito", /],
  ['noto_serif', /^"Noto Serif", .*, serif$/, /^"Noto Serif", .*, serif$/],
  ['ubuntu_mono', /^"Ubuntu Mono", .*, monospace$/, /^"Ubuntu Mono", .*, monospace$/],
  ['default', /^-apple-system, /, /^-apple-system, /],
  ['unheard-of', /^-apple-system, /, /^-apple-system, /],
])('the family %s draws the text, and the headings and buttons', (family, text, strong) => {
  const css = themeStyle(
    brandingTheme({
      button_color: '#2136f0',
      border_style: 'pill',
      background_color: '#FFFFFF',
      font_family: family,
    }),
  );
  expect(property(css, 'font')[0]).toMatch(text);
  expect(property(css, 'font-strong')[0]).toMatch(strong);
});
