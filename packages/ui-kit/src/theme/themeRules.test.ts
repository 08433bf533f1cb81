import type { ThemeFile } from '@foyer/themes/contract';
import { describe, expect, it } from 'vitest';
import { themeRules } from './themeRules';

const theme: ThemeFile = {
  name: 'cove',
  title: 'Cove Wi-Fi',
  heroLayout: 'picture',
  tokens: {
    light: { primary: '#0B6573', 'r-card': '24px' },
    dark: { primary: '#7FD4E0' },
  },
  artwork: { light: { 'hero-art': 'linear-gradient(red, blue)' }, dark: null },
  faces: [
    {
      family: 'Quicksand',
      weight: 600,
      file: 'quicksand-600.woff2',
      fallback: 'src:local("Arial");size-adjust:99%',
    },
  ],
  favicon: null,
};

describe('the CSS rules of a theme', () => {
  it('give every token as a custom property, and the dark scheme its own values', () => {
    const dark = 'color-scheme:dark;--primary:#7FD4E0;';
    expect(themeRules(theme).slice(0, 3)).toEqual([
      ':root{color-scheme:light;--primary:#0B6573;--r-card:24px;}',
      `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
      `:root[data-scheme=dark]{${dark}}`,
    ]);
  });

  it('put the artwork on the hero, and let a font of the device stand in for each face', () => {
    expect(themeRules(theme).slice(3)).toEqual([
      '.f-hero{--hero-art:linear-gradient(red, blue);}',
      '@font-face{font-family:"Quicksand fallback";src:local("Arial");size-adjust:99%}',
    ]);
  });

  it('change the artwork in the dark scheme where the theme has other artwork for it', () => {
    const artwork = { ...theme.artwork, dark: { 'hero-art': 'none' } };
    expect(themeRules({ ...theme, artwork }).slice(4, 6)).toEqual([
      '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]) .f-hero{--hero-art:none;}}',
      ':root[data-scheme=dark] .f-hero{--hero-art:none;}',
    ]);
  });
});
