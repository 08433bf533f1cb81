import { withOverrides, type ThemeFile } from '@foyer/themes/contract';
import { logger } from '~/shared/logging/logger';

/**
 * Lays a venue's own tokens over a theme, under the rules that every theme keeps. What breaks one is
 * told once to whoever runs the portal, and the theme's own value stays.
 */
export const dressTheme = (
  theme: ThemeFile,
  tokens: Readonly<Record<string, string>>,
): ThemeFile => {
  const { theme: dressed, refused } = withOverrides(theme, tokens);
  for (const refusal of refused)
    logger.logOnce(`theme-token:${refusal.scheme}:${refusal.token}`, {
      message: `The theme token "${refusal.token}" of the public configuration was refused.`,
      context: { ...refusal, theme: theme.name },
    });
  return dressed;
};
