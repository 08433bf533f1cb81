import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useMemo } from 'react';
import { type Direction, muiTheme } from '../../theme/muiTheme';

export interface PartsProviderProps {
  children: ReactNode;
  /** The direction of the page's language. The app sets the page's `dir` attribute. */
  direction?: Direction;
  /** The page's style nonce, if its content security policy requires one. */
  nonce?: string;
}

/**
 * Emotion inserts styles with `insertRule`, which a strict content security policy allows. A policy
 * without a nonce must also list the hash of the empty style element
 * (`'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`). These styles are first in the head, so the
 * parts' own style sheets override them.
 */
const styleCache = (nonce?: string) =>
  createCache({ key: 'fp', prepend: true, speedy: true, ...(nonce ? { nonce } : {}) });

/**
 * Gives MUI its theme and a place for its styles. Render it once around every use of parts; core
 * components work without it. The theme provider of `@mui/system` is 2.7 kB smaller than that of
 * `@mui/material`, because it does not switch colour schemes: ours are custom properties.
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
