import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useMemo } from 'react';
import { type Direction, muiTheme } from '../../theme/muiTheme';

export interface PartsProviderProps {
  children: ReactNode;
  /** The direction of the page's language; the page's own `dir` attribute is set by the app. */
  direction?: Direction;
  /** The page's style nonce, where its content security policy asks for one. */
  nonce?: string;
}

/**
 * Styles go in through `insertRule`, which a strict content security policy allows; a policy
 * without a nonce must also list the hash of the empty style element
 * (`'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`). They come first in the head, so that
 * the parts' own style sheets win.
 */
const styleCache = (nonce?: string) =>
  createCache({ key: 'fp', prepend: true, speedy: true, ...(nonce ? { nonce } : {}) });

/**
 * Everything that the parts need around them: the theme in the component library's words, and
 * where its styles go. Put it once around what uses parts; core parts work without it. The plain theme
 * provider of the system package saves the 2.7 kB that switch colour schemes: ours are custom properties.
 */
export const PartsProvider = ({ children, direction = 'ltr', nonce }: PartsProviderProps) => {
  const cache = useMemo(() => styleCache(nonce), [nonce]);
  const theme = useMemo(() => muiTheme(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
};
