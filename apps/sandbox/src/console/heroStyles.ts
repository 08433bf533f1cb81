import { themeArt, themeColour, themeHeroMark } from '../services/sites/themeColour';

const rules = (theme: string, scheme: 'light' | 'dark'): string =>
  `.hero-${theme}{background:${themeArt(theme, scheme).backgrounds};background-color:${themeColour('hero', theme, scheme)}}` +
  `.hero-${theme} .mark{background-image:${themeHeroMark(theme, scheme)}}`;

/** The hero of each theme, as a style sheet for the console's thumbnails. */
export const heroStyles = (themes: readonly string[]): string => {
  const all = [...new Set(themes)];
  const dark = all.map((theme) => rules(theme, 'dark')).join('');
  return `${all.map((theme) => rules(theme, 'light')).join('')}@media (prefers-color-scheme:dark){${dark}}`;
};
