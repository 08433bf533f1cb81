import type { Early } from '@foyer/api-client/startup/early';
import { applyTheme } from '@foyer/ui-kit/theme/applyTheme';
import { fetchTheme, newlyWorn, rememberedTheme, type WornTheme } from '~/shell/theme/themeFiles';

declare global {
  interface Window {
    /** The theme that the inline script has put on the page, or null. */
    foyerTheme?: Promise<WornTheme | null>;
  }
}

type RawSite = { siteCssInfoResponse?: { name?: string } } | null | undefined;

/**
 * Dresses the page: at once as this location looked last time, else as soon as the site information
 * names a theme. Until then the page is neutral, so nobody sees another company's colours. The rest
 * (a new build, a venue's own tokens, a theme that follows from the customer) is `followTheme`'s.
 */
export const prepareTheme = async (early: Early): Promise<WornTheme | null> => {
  const worn = rememberedTheme(early.location?.location_id ?? '');
  if (worn) applyTheme(worn.theme, document);
  const answer = await early.siteInfo;
  const name = (answer?.body as RawSite)?.siteCssInfoResponse?.name;
  if (answer?.status !== 200 || !name || worn?.name === name) return worn;
  const theme = await fetchTheme(name);
  if (!theme) return worn;
  applyTheme(theme, document);
  return newlyWorn(name, theme);
};
