import { applyTheme } from '../../src/theme/applyTheme';
import { loadFaces } from '../../src/theme/loadFaces';
import type { Direction } from '../../src/theme/muiTheme';
import { themes } from './themes';

/** How a page looks: whose brand, light or dark, and which way its language runs. */
export interface DisplaySettings {
  theme: string;
  scheme: 'light' | 'dark';
  direction: Direction;
}

let current: DisplaySettings = { theme: 'foyer', scheme: 'light', direction: 'ltr' };

export const currentDisplaySettings = (): DisplaySettings => current;

/** Applies a look to the whole page. The same look twice changes nothing that can be seen. */
export const applyDisplaySettings = (look: DisplaySettings): void => {
  const { theme, scheme, direction } = look;
  const file = themes.find(({ name }) => name === theme);
  if (!file) throw new Error(`No theme "${theme}" was built: run the build of @foyer/themes.`);
  applyTheme(file, document, document.title);
  loadFaces(file, document);
  document.documentElement.dataset['scheme'] = scheme;
  document.documentElement.dir = direction;
  current = look;
};
