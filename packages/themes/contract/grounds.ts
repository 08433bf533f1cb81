import { luminance } from './contrast';
import type { TokenValues } from './themeFile';

/** Where a brand's name or logo stands, and the colour of its letters there. */
const letters = { paper: 'ink', hero: 'on-hero', art: 'on-art' } as const;

/** Lighter letters than this stand on a dark ground. To the eye it is the middle between black and white. */
const MIDDLE = 0.18;

/**
 * `if-dark-hero: block` and `if-light-hero: none` where the hero is dark; the same for paper and for the drawing. They are values
 * of `display`, because a style sheet can't compare colours: a part that is made for one ground shows on that ground only.
 *
 * @param tokens all colours of one scheme
 */
export const groundValues = (tokens: TokenValues): TokenValues =>
  Object.fromEntries(
    Object.entries(letters).flatMap(([ground, token]) => {
      const isDark = luminance(tokens[token] ?? '#000000') > MIDDLE;
      return [
        [`if-light-${ground}`, isDark ? 'none' : 'block'],
        [`if-dark-${ground}`, isDark ? 'block' : 'none'],
      ];
    }),
  );
