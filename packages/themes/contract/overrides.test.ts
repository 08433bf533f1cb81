import { describe, expect, it } from 'vitest';
import { groundValues } from './grounds';
import { withOverrides } from './overrides';
import type { ThemeFile } from './themeFile';

const light = {
  surface: '#FFFFFF',
  canvas: '#F0F2FB',
  ink: '#0B1138',
  primary: '#2136F0',
  'on-primary': '#FFFFFF',
  accent: '#FFC642',
  'on-accent': '#2B1E00',
  hero: '#2136F0',
  'on-hero': '#FFFFFF',
  'on-hero-2': '#FFFFFF',
  'r-card': '24px',
};

const dark = {
  surface: '#141932',
  canvas: '#090C1D',
  ink: '#F1F3FF',
  primary: '#93A0FF',
  'on-primary': '#0A1040',
};

const theme: ThemeFile = {
  name: 'foyer',
  title: 'Foyer Wi-Fi',
  heroLayout: 'field',
  tokens: {
    light: { ...light, ...groundValues(light) },
    dark: { ...dark, ...groundValues({ ...light, ...dark }) },
  },
  artwork: { light: { 'hero-art': 'none', 'hero-art-quiet': 'none' }, dark: null },
  faces: [],
  favicon: null,
};

describe('a venue’s theme tokens', () => {
  it('replace the theme’s values and leave its other tokens', () => {
    const { theme: changed, refused } = withOverrides(theme, {
      primary: '#8A1C5B',
      'r-card': '4px',
      'dark:primary': '#FF9AD0',
    });
    expect(refused).toEqual([]);
    expect(changed.tokens.light).toEqual({
      ...theme.tokens.light,
      primary: '#8A1C5B',
      'r-card': '4px',
    });
    expect(changed.tokens.dark).toEqual({ ...theme.tokens.dark, primary: '#FF9AD0' });
  });

  it('for the light scheme do not change the dark scheme, even where both had the same value', () => {
    const { theme: changed } = withOverrides(theme, { primary: '#8A1C5B', accent: '#FFDD88' });
    expect(changed.tokens.dark).toEqual({ ...theme.tokens.dark, accent: '#FFC642' });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a name that is not a token', { colour: '#000000' }, 'unknown'],
    ['a shape for the dark alone', { 'dark:r-card': '4px' }, 'unknown'],
    ['a colour that is none', { primary: 'red' }, 'value'],
    ['an address', { surface: 'url(https://evil.example/x)' }, 'value'],
    ['the end of a rule', { 'r-card': '4px}body{display:none' }, 'value'],
    ['text that cannot be read', { ink: '#E0E0E0' }, 'contrast'],
    ['a ground on which the theme’s text cannot be read', { accent: '#3A2A00' }, 'contrast'],
    ['a faint primary in the dark', { 'dark:primary': '#20264A' }, 'contrast'],
  ])('are refused when they hold %s', (_what, overrides, reason) => {
    const { theme: same, refused } = withOverrides(theme, overrides);
    expect(refused.map((refusal) => refusal.reason)).toEqual([reason]);
    expect(same).toEqual(theme);
  });

  it('turn a dark hero into a light one, on which the logo for light ground shows', () => {
    const { theme: changed } = withOverrides(theme, {
      hero: '#C3E8E6',
      'on-hero': '#0B3A46',
      'on-hero-2': '#0B3A46',
    });
    expect(changed.tokens.light).toMatchObject({
      'if-light-hero': 'block',
      'if-dark-hero': 'none',
    });
    expect(changed.tokens.dark).toMatchObject({ 'if-light-hero': 'none', 'if-dark-hero': 'block' });
  });

  it('are checked together: a colour and its text may swap light for dark', () => {
    const { refused } = withOverrides(theme, { accent: '#3A2A00', 'on-accent': '#FFE9B0' });
    expect(refused).toEqual([]);
  });

  it('may be empty, and then change nothing', () => {
    expect(withOverrides(theme, {})).toEqual({ theme, refused: [] });
  });
});
