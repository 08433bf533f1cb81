import type { Early } from '@foyer/api-client/startup/early';
import type { ThemeFile } from '@foyer/themes/contract';
import { applyTheme } from '@foyer/ui-kit/theme/applyTheme';
import { fetchTheme, rememberTheme, rememberedTheme } from '~/platform/theme/themeFiles';

declare global {
  interface Window {
    /** The theme that the inline script has put on the page, or null. */
    foyerTheme?: Promise<ThemeFile | null>;
  }
}

type RawSite = { siteCssInfoResponse?: { name?: string } } | null | undefined;

/**
 * Dresses the page: at once as this location looked last time, else as soon as the site information
 * names a theme. Until then the page is neutral, so nobody sees another company's colours.
 */
export const prepareTheme = async (early: Early): Promise<ThemeFile | null> => {
  const locationId = early.location?.location_id ?? '';
  const remembered = rememberedTheme(locationId);
  if (remembered) applyTheme(remembered, document);
  const answer = await early.siteInfo;
  if (answer?.status !== 200) return remembered;
  const name = (answer.body as RawSite)?.siteCssInfoResponse?.name;
  if (remembered && remembered.name === name) return remembered;
  const theme = await fetchTheme(name);
  if (!theme) return remembered;
  applyTheme(theme, document);
  rememberTheme(locationId, theme);
  return theme;
};
