import type { Theme, Token } from '../../contract';
import { deriveDark } from '../dark-scheme/deriveDark';
import { tokenValue, type DesignToken } from './tokenValue';

type Group = Record<string, DesignToken>;

const group = (values: object): Group =>
  Object.fromEntries(
    Object.entries(values).flatMap(([token, value]) => {
      const written = tokenValue(token as Token, value as string | number);
      return written ? [[token, written]] : [];
    }),
  );

/**
 * A theme for design tools: Design Tokens Format Module 2025.10. The two schemes are two groups. The extensions hold the
 * values that the format has no type for: alignment, the sheet's corners, the hero's layout.
 */
export function designTokens(theme: Theme): object {
  const dark = deriveDark(theme);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `${theme.title}: the theme "${theme.name}". Made from theme.ts, not edited by hand.`,
    $extensions: {
      'app.foyer': {
        title: theme.title,
        hero: theme.hero.layout,
        'hero-align': theme.shape['hero-align'],
        'r-sheet': theme.shape['r-sheet'],
      },
    },
    light: { ...group(theme.colours), ...group(theme.depth) },
    dark: { ...group(dark.colours), ...group(dark.depth) },
    shape: group(theme.shape),
    type: group(theme.type),
  };
}

/** The file's text. */
export const designTokensText = (theme: Theme): string =>
  `${JSON.stringify(designTokens(theme), null, 2)}\n`;
