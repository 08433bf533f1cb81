import { describe, expect, it } from 'vitest';
import { themeColour, themeFace, themeMark } from './themeColour';

describe('a colour for invoices and mails', () => {
  it('comes from the venue’s theme', () => {
    expect(themeColour('primary', 'halden')).toBe('#6E2149');
  });

  it('comes from the default theme where the venue’s theme does not exist', () => {
    const standard = themeColour('primary');
    expect(standard).toMatch(/^#[0-9A-F]{6}$/);
    expect(themeColour('primary', 'no-such-theme')).toBe(standard);
  });
});

describe('a brand’s mark and heading face', () => {
  it('are those of the venue’s theme', () => {
    expect(themeMark('roost')).toMatch(/^<svg .*#FF8FD0.*<\/svg>$/s);
    expect(themeFace('roost')).toMatch(/bricolage-grotesque-800\.woff2$/);
  });

  it('are those of the default theme where the venue’s theme does not exist', () => {
    expect(themeMark('no-such-theme')).toBe(themeMark('foyer'));
    expect(themeFace('no-such-theme')).toBe(themeFace('foyer'));
  });
});
