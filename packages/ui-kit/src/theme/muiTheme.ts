import { createTheme, type Theme } from '@mui/material/styles';

/** The two text directions a page can have. */
export type Direction = 'ltr' | 'rtl';

const colour = (main: string, contrastText: string) => ({
  main: `var(--${main})`,
  light: `var(--${main}-soft, var(--${main}))`,
  dark: `var(--${main})`,
  contrastText: `var(--${contrastText})`,
});

const palette = {
  primary: colour('primary', 'on-primary'),
  secondary: colour('secondary', 'on-secondary'),
  success: colour('positive', 'surface'),
  warning: colour('warning', 'surface'),
  error: colour('critical', 'surface'),
  info: colour('primary', 'on-primary'),
  divider: 'var(--line)',
  background: { default: 'var(--canvas)', paper: 'var(--surface)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-2)' },
  action: { active: 'var(--ink-2)', hover: 'var(--sunken)', selected: 'var(--primary-soft)' },
};

const text = { fontSize: 'var(--fs-sm)', lineHeight: 'var(--lh-sm)', letterSpacing: 'normal' };
const title = {
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--fs-lg)',
  lineHeight: 'var(--lh-lg)',
  fontWeight: 'var(--w-display)',
  letterSpacing: 'calc(var(--track) * 0.6)',
};

/** The colour between a dialog and the page: dark in both schemes, the same for every brand. */
const scrim = 'rgb(10 12 30 / 0.6)';

/** A tint of a custom property's colour. `share` is 0 to 1, or a sum such as "0.08 + 0.04", which MUI passes. */
const tint = (of: string, share: number | string) =>
  `color-mix(in srgb, ${of} calc((${share}) * 100%), transparent)`;

/**
 * MUI's theme. Every value is one of our theme's custom properties (`--primary`, `--r-card`, …), so a
 * change of theme or scheme needs no new object and no re-render. The style of one part is in the
 * style sheet beside that part.
 *
 * @param direction the direction of the page's language
 */
export const muiTheme = (direction: Direction = 'ltr'): Theme => {
  const theme = createTheme({
    direction,
    palette,
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 'var(--r-field)' },
    typography: {
      fontFamily: 'var(--font)',
      fontWeightMedium: 'var(--w-strong)',
      body1: text,
      body2: text,
      h6: title,
      button: { textTransform: 'none', letterSpacing: 'normal' },
    },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 200,
        standard: 200,
        enteringScreen: 220,
        leavingScreen: 150,
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiBackdrop: {
        styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: scrim } } },
      },
    },
  });
  theme.alpha = tint;
  return theme;
};
