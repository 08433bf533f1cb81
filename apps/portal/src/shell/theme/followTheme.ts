import { customerTraits, themeFor } from '@foyer/domain';
import type { ThemeFile } from '@foyer/themes/contract';
import { applyTheme } from '@foyer/ui-kit/theme/applyTheme';
import { themeApplied } from '~/session/store/siteSlice';
import type { AppStore } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { fetchTheme, isCurrent, newlyWorn, rememberTheme, type WornTheme } from './themeFiles';

type Tokens = Readonly<Record<string, string>>;

/** What the site wants to look like. */
interface Wish {
  name: string;
  /** As JSON, sorted as they came; empty for none. */
  tokens: string;
}

const wishOf = ({ site }: RootState): Wish | null => {
  if (!site.info) return null;
  const { cardRadius } = customerTraits(site.info.customerCode);
  const tokens: Tokens = {
    ...(cardRadius !== undefined && { 'r-card': `${cardRadius}px` }),
    ...site.config?.themeTokens,
  };
  return {
    name: themeFor(site.info),
    tokens: Object.keys(tokens).length > 0 ? JSON.stringify(tokens) : '',
  };
};

const isSame = (one: Wish | null, other: Wish | null): boolean =>
  one?.name === other?.name && one?.tokens === other?.tokens;

const dress = async (theme: ThemeFile, tokens: string): Promise<ThemeFile | null> => {
  try {
    const { dressTheme } = await import('./dressTheme');
    return dressTheme(theme, JSON.parse(tokens) as Tokens);
  } catch {
    return null;
  }
};

/** @returns null when it could not be had; without the venue's tokens when only they could not */
const make = async (wish: Wish, worn: WornTheme | null): Promise<WornTheme | null> => {
  if (worn && isSame(worn, wish) && isCurrent(worn)) return worn;
  const isBase = worn?.name === wish.name && worn.tokens === '' && isCurrent(worn);
  const theme = isBase ? worn.theme : await fetchTheme(wish.name);
  if (!theme) return null;
  const dressed = wish.tokens ? await dress(theme, wish.tokens) : null;
  return newlyWorn(wish.name, dressed ?? theme, dressed ? wish.tokens : '');
};

/**
 * Keeps the page in the site's clothes: when the site information names another theme, or the venue
 * has tokens of its own, colours, tab icon and title change without a reload (specification, section
 * 4, "Theme"). A theme that an older build left is fetched anew behind the scenes. What cannot be had
 * leaves the page as it is, until the browser is online again.
 *
 * @param first what the inline script has put on the page
 * @returns what ends it
 */
export const followTheme = (store: AppStore, first: Promise<WornTheme | null>): (() => void) => {
  let worn: WornTheme | null = null;
  let wish: Wish | null = null;
  let stop = (): void => undefined;
  let isOver = false;

  const wear = (next: WornTheme): void => {
    if (next.theme !== worn?.theme) applyTheme(next.theme, document, document.title);
    worn = next;
    const { session } = store.getState();
    rememberTheme(session.location?.locationId ?? '', next);
    store.dispatch(themeApplied(next.theme.title));
  };
  const follow = async (): Promise<void> => {
    const wanted = wishOf(store.getState());
    if (!wanted || isSame(wanted, wish)) return;
    wish = wanted;
    const next = await make(wanted, worn);
    if (next && wish === wanted && !isOver) wear(next);
  };
  const again = (): void => {
    if (wish && worn && isSame(worn, wish)) return;
    wish = null;
    void follow();
  };

  void first.then((theme) => {
    if (isOver) return;
    worn = theme;
    if (worn) store.dispatch(themeApplied(worn.theme.title));
    const unsubscribe = store.subscribe(() => void follow());
    window.addEventListener('online', again);
    stop = () => {
      unsubscribe();
      window.removeEventListener('online', again);
    };
    void follow();
  });
  return () => {
    isOver = true;
    stop();
  };
};
