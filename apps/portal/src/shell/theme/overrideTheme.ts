import { withOverrides, type ThemeFile } from '@foyer/themes/contract';
import { logger } from '~/shared/logging/logger';

/**
 * Replaces tokens of a theme by a venue's own. Logs each token that breaks a rule of themes once, and keeps the theme's
 * value for it.
 */
export const overrideTheme = (
  theme: ThemeFile,
  tokens: Readonly<Record<string, string>>,
): ThemeFile => {
  const { theme: overridden, refused } = withOverrides(theme, tokens);
  for (const refusal of refused)
    logger.logOnce(`theme-token:${refusal.scheme}:${refusal.token}`, {
      message: `The theme token "${refusal.token}" of the public configuration was refused.`,
      context: {
        property: refusal.token,
        scheme: refusal.scheme,
        reason: refusal.reason,
        theme: theme.name,
      },
    });
  return overridden;
};
