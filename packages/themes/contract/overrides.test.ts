import { describe, expect, it } from 'vitest';
import { withOverrides } from './overrides';
import type { ThemeFile } from './themeFile';

const theme: ThemeFile = {
  name: 'foyer',
  title: 'Foyer Wi-Fi',
  hero: 'field',
  rules: [
    ':root{--surface:#FFFFFF;--canvas:#F0F2FB;--ink:#0B1138;--primary:#2136F0;--on-primary:#FFFFFF;--accent:#FFC642;--on-accent:#2B1E00;--r-card:24px;}',
    '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){--primary:#93A0FF;}}',
    ':root[data-scheme=dark]{--surface:#141932;--canvas:#090C1D;--ink:#F1F3FF;--primary:#93A0FF;--on-primary:#0A1040;}',
  ],
  favicon: null,
  themeColor: { light: '#2136F0', dark: '#1E2FD1' },
};

const added = (overrides: Record<string, string>): string[] =>
  withOverrides(theme, overrides).theme.rules.slice(3);

describe('a venue’s own tokens', () => {
  it('are laid over the theme’s, which stays whole beneath them', () => {
    const { theme: dressed, refused } = withOverrides(theme, {
      primary: '#8A1C5B',
      'r-card': '4px',
      'dark:primary': '#FF9AD0',
    });
    expect(refused).toEqual([]);
    expect(dressed.rules.slice(0, 3)).toEqual(theme.rules);
    expect(dressed.rules[3]).toBe(':root{--primary:#8A1C5B;--r-card:4px;}');
    expect(dressed.rules[5]).toBe(':root[data-scheme=dark]{--primary:#FF9AD0;}');
  });

  it('for the light leave the dark as it was, also where both had one value', () => {
    const [, , dark] = added({ primary: '#8A1C5B', accent: '#FFDD88' });
    expect(dark).toBe(':root[data-scheme=dark]{--primary:#93A0FF;--accent:#FFC642;}');
  });

  it.each<[string, Record<string, string>, string]>([
    ['a name that is no token', { colour: '#000000' }, 'unknown'],
    ['a shape for the dark alone', { 'dark:r-card': '4px' }, 'unknown'],
    ['a colour that is none', { primary: 'red' }, 'value'],
    ['an address', { surface: 'url(https://evil.example/x)' }, 'value'],
    ['the end of a rule', { 'r-card': '4px}body{display:none' }, 'value'],
    ['text that cannot be read', { ink: '#E0E0E0' }, 'contrast'],
    ['a ground on which the theme’s text cannot be read', { accent: '#3A2A00' }, 'contrast'],
    ['a faint primary in the dark', { 'dark:primary': '#20264A' }, 'contrast'],
  ])('are refused when they hold %s', (_what, overrides, reason) => {
    const { theme: dressed, refused } = withOverrides(theme, overrides);
    expect(refused.map((refusal) => refusal.reason)).toEqual([reason]);
    expect(dressed.rules[3]).toBe(':root{}');
  });

  it('are judged together: a colour and its text may change places', () => {
    const { refused } = withOverrides(theme, { accent: '#3A2A00', 'on-accent': '#FFE9B0' });
    expect(refused).toEqual([]);
  });

  it('may be none', () => {
    expect(withOverrides(theme, {}).refused).toEqual([]);
    expect(added({})).toEqual([
      ':root{}',
      '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){}}',
      ':root[data-scheme=dark]{}',
    ]);
  });
});
