import { describe, expect, it } from 'vitest';
import { muiTheme } from './muiTheme';

const coloursOf = (value: object): string[] =>
  Object.values(value).flatMap((each: unknown) => {
    if (typeof each === 'string') return [each];
    return each !== null && typeof each === 'object' ? coloursOf(each) : [];
  });

const { primary, secondary, success, warning, error, info, text, background, divider } =
  muiTheme().palette;

describe('the theme of the parts', () => {
  it('takes every colour from the custom properties of the page', () => {
    const roles = { primary, secondary, success, warning, error, info, text, background, divider };
    const strangers = coloursOf(roles).filter((colour) => !colour.startsWith('var(--'));
    // One shade that the library makes for icons, which the kit does not use.
    expect(strangers.filter((colour) => colour !== text.secondary)).toEqual([]);
  });

  it('has no ripple, no raised paper and no capitals', () => {
    const { components, typography } = muiTheme();
    expect(components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
    expect(components?.MuiPaper?.defaultProps?.elevation).toBe(0);
    expect(typography.button.textTransform).toBe('none');
  });

  it('tints a colour that only the browser knows', () => {
    expect(muiTheme().alpha('var(--primary)', '0.08 + 0.04')).toBe(
      'color-mix(in srgb, var(--primary) calc((0.08 + 0.04) * 100%), transparent)',
    );
  });

  it('moves only where motion is welcome', () => {
    expect(muiTheme().motion.reducedMotion).toBe('system');
  });
});
