import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { type Direction, muiTheme } from '../../theme/muiTheme';

/**
 * Emotion inserts styles with `insertRule`. A strict content security policy allows that when it lists
 * the hash of the empty style element (`'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`). These
 * styles are first in the head, so the parts' own style sheets override them.
 */
const cache = createCache({ key: 'fp', prepend: true, speedy: true });

const themes: Partial<Record<Direction, Theme>> = {};
const themeFor = (direction: Direction): Theme => (themes[direction] ??= muiTheme(direction));

/**
 * MUI's theme, in the direction of the page, and a place for its styles. Each part that uses MUI brings
 * it along, so a page without such a part loads no MUI. The theme provider of `@mui/system` is 2.7 kB
 * smaller than that of `@mui/material`, because it does not switch colour schemes: ours are custom
 * properties.
 */
export const MuiProvider = ({ children }: { children: ReactNode }) => {
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeFor(direction)}>{children}</ThemeProvider>
    </CacheProvider>
  );
};
