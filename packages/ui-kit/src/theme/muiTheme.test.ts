import { describe, expect, it } from 'vitest';
import { muiTheme } from './muiTheme';

const coloursOf = (value: object): string[] =>
  Object.values(value).flatMap((each: unknown) => {
    if (typeof each === 'string') return [each];
    return each !== null && typeof each === 'object' ? coloursOf(each) : [];
  });

const { primary, secondary, success, warning, error, info, text, background, divider } =
  muiTheme().palette;

describe('the MUI theme', () => {
  it('uses only colours from custom properties', () => {
    const roles = { primary, secondary, success, warning, error, info, text, background, divider };
    const strangers = coloursOf(roles).filter((colour) => !colour.startsWith('var(--'));
    // MUI derives one shade for icons, which the kit does not use.
    expect(strangers.filter((colour) => colour !== text.secondary)).toEqual([]);
  });

  it('has no ripple, no raised paper and no capitals', () => {
    const { components, typography } = muiTheme();
    expect(components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
    expect(components?.MuiPaper?.defaultProps?.elevation).toBe(0);
    expect(typography.button.textTransform).toBe('none');
  });

  it('tints the colour of a custom property', () => {
    expect(muiTheme().alpha('var(--primary)', '0.08 + 0.04')).toBe(
      'color-mix(in srgb, var(--primary) calc((0.08 + 0.04) * 100%), transparent)',
    );
  });

  it('respects the setting for reduced motion', () => {
    expect(muiTheme().motion.reducedMotion).toBe('system');
  });
});
