import type { StartupRequests } from '@foyer/api-client/startup/requests';
import type { ThemeFile } from '@foyer/themes/contract';
import { applyTheme } from '@foyer/ui-kit/theme';
import { activeTheme, storedTheme, type ActiveTheme } from '~/shell/theme/activeTheme';
import { asTheme, fetchTheme } from '~/shell/theme/fetchTheme';

declare global {
  interface Window {
    /** The theme that the inline script has applied, or null. */
    foyerTheme?: Promise<ActiveTheme | null>;
  }
}

type RawSite = { siteCssInfoResponse?: { name?: string; theme?: unknown } } | null | undefined;

/** A visitor who comes back reads the brand's own words. Words that come later would move the page. */
const welcome = ({ words }: ThemeFile): void => {
  const title = words?.[document.documentElement.lang]?.['landing']?.['title'];
  if (typeof title === 'string')
    document.querySelector('[class=fy-boot] h1')?.replaceChildren(title);
};

/**
 * Applies the theme of the last visit to this location at once, or else the theme that the site
 * information brings or names. Until then the page has neutral colours, so that no visitor sees another
 * company's. `followTheme` handles later changes: an edited theme, a venue's own tokens, a special
 * customer's theme.
 */
export const prepareTheme = async (startup: StartupRequests): Promise<ActiveTheme | null> => {
  const stored = storedTheme(startup.location?.locationId ?? '');
  if (stored) {
    applyTheme(stored.theme, document);
    welcome(stored.theme);
  }
  const answer = await startup.siteInfo;
  const { name, theme: sent } = (answer?.body as RawSite)?.siteCssInfoResponse ?? {};
  if (answer?.status !== 200 || !name) return stored;
  const brought = asTheme(sent);
  if (!brought && stored?.name === name) return stored;
  const theme = brought ?? (await fetchTheme(name));
  if (!theme) return stored;
  applyTheme(theme, document);
  return activeTheme(name, theme);
};
