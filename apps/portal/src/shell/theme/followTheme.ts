import { customerTraits, themeFor } from '@foyer/domain';
import type { ThemeFile } from '@foyer/themes/contract';
import { applyTheme } from '@foyer/ui-kit/theme';
import { loadFaces } from '@foyer/ui-kit/theme/faces';
import { setBrandTexts } from '~/shared/i18n/i18n';
import { themeApplied } from '~/session/store/siteSlice';
import type { AppStore } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { activeTheme, storeTheme, type ActiveTheme } from './activeTheme';
import { fetchTheme } from './fetchTheme';

/** How long the page waits before it fetches a theme again. */
const RETRY_MS = 20_000;

/** How long a page that opens again, as after the router's form, takes a stored theme for the newest. */
const FRESH_MS = 10 * 60_000;

type Tokens = Readonly<Record<string, string>>;

/** The theme that the site asks for; `overrides` as in `ActiveTheme`. */
type WantedTheme = Pick<ActiveTheme, 'name' | 'overrides'>;

const wantedTheme = ({ site }: RootState): WantedTheme | null => {
  if (!site.info) return null;
  const { cardRadius } = customerTraits(site.info.customerCode);
  const tokens: Tokens = {
    ...(cardRadius !== undefined && { 'r-card': `${cardRadius}px` }),
    ...site.config?.themeTokens,
  };
  return {
    name: themeFor(site.info),
    overrides: Object.keys(tokens).length > 0 ? JSON.stringify(tokens) : '',
  };
};

const isSame = (one: WantedTheme | null, other: WantedTheme | null): boolean =>
  one?.name === other?.name && one?.overrides === other?.overrides;

const isEqual = (one: ThemeFile, other: ThemeFile | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A person who reloads the page wants the newest theme. */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

const isFresh = ({ isFetched, fetchedAt = 0 }: ActiveTheme): boolean => {
  const age = Date.now() - fetchedAt;
  return isFetched || (age >= 0 && age < FRESH_MS && !isReload());
};

const override = async (theme: ThemeFile, overrides: string): Promise<ThemeFile | null> => {
  try {
    const { overrideTheme } = await import('./overrideTheme');
    return overrideTheme(theme, JSON.parse(overrides) as Tokens);
  } catch {
    return null;
  }
};

/**
 * @param idle when a theme of an earlier visit, which the page shows already, may be fetched again
 * @returns null when the theme could not be loaded; the theme without overrides when only their code could not be
 */
const load = async (
  wanted: WantedTheme,
  active: ActiveTheme | null,
  idle: Promise<unknown>,
): Promise<ActiveTheme | null> => {
  if (active && isSame(active, wanted)) {
    if (isFresh(active)) return active;
    await idle;
  }
  const isUnchanged =
    active?.isFetched === true && active.name === wanted.name && active.overrides === '';
  const theme = isUnchanged ? active.theme : await fetchTheme(wanted.name);
  if (!theme) return null;
  const overridden = wanted.overrides ? await override(theme, wanted.overrides) : null;
  return activeTheme(wanted.name, overridden ?? theme, overridden ? wanted.overrides : '');
};

/**
 * Keeps the page in the site's theme. When the site information names another theme, or the venue
 * has tokens of its own, colours, tab icon and title change without a reload (THEME-2, THEME-6).
 * Fetches a theme of an earlier visit again once the first screen is usable, unless it is fresh. When a theme cannot be
 * loaded, the page stays as it is, and fetches it again later or when the browser is online again. Rule THEME-7.
 *
 * @param first the theme that the start script has applied
 * @param idle settles once the first screen is usable: only then are the theme's fonts, and a newer
 *   edition of what shows already, worth the network
 * @returns stops following
 */
export const followTheme = (
  store: AppStore,
  first: Promise<ActiveTheme | null>,
  idle: Promise<unknown> = Promise.resolve(),
): (() => void) => {
  let active: ActiveTheme | null = null;
  let wanted: WantedTheme | null = null;
  let stop = (): void => undefined;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What an applied theme brings along: its fonts, words and title. */
  const present = (next: ActiveTheme): void => {
    const isNew = !isEqual(next.theme, active?.theme);
    active = next;
    if (!isNew) return;
    const isShown = () => !isStopped && isEqual(next.theme, active?.theme);
    void idle.then(() => isShown() && loadFaces(next.theme, document));
    setBrandTexts(next.theme.words ?? {});
    store.dispatch(themeApplied(next.theme.title));
  };
  const activate = (next: ActiveTheme): void => {
    if (!isEqual(next.theme, active?.theme)) applyTheme(next.theme, document, document.title);
    const { session } = store.getState();
    storeTheme(session.location?.locationId ?? '', next);
    present(next);
  };
  const update = async (): Promise<void> => {
    const latest = wantedTheme(store.getState());
    if (!latest || isSame(latest, wanted)) return;
    wanted = latest;
    const next = await load(latest, active, idle);
    if (wanted !== latest || isStopped) return;
    if (next) activate(next);
    else timer = setTimeout(retry, RETRY_MS);
  };
  const retry = (): void => {
    clearTimeout(timer);
    if (wanted && active?.isFetched && isSame(active, wanted)) return;
    wanted = null;
    void update();
  };

  void first.then((theme) => {
    if (isStopped) return;
    if (theme) present(theme);
    const unsubscribe = store.subscribe(() => void update());
    window.addEventListener('online', retry);
    stop = () => {
      unsubscribe();
      window.removeEventListener('online', retry);
    };
    void update();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
};
