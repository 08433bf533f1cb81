import { describe, expect, it } from 'vitest';
import { themeColour } from './themeColour';

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
