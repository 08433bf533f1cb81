import type { ThemeFile } from '../contract';
import { cssRules } from './cssRules';
import { deriveDark } from './dark/deriveDark';
import { dataUri } from './dataUri';
import { readDrawing, type ThemeFolder } from './themeFolder';

/** What the portal loads for a theme. */
export function themeFile(folder: ThemeFolder): ThemeFile {
  const { name, title, hero, colours } = folder.theme;
  const favicon = readDrawing(folder, 'favicon.svg');
  return {
    name,
    title,
    hero: hero.layout,
    rules: cssRules(folder),
    favicon: favicon === undefined ? null : dataUri(favicon),
    themeColor: { light: colours.hero, dark: deriveDark(folder.theme).colours.hero },
  };
}
