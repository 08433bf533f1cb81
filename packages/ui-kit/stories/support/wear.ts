import { applyTheme } from '../../src/theme/applyTheme';
import type { Direction } from '../../src/theme/muiTheme';
import { themes } from './themes';

/** How a page looks: whose brand, light or dark, and which way its language runs. */
export interface Look {
  theme: string;
  scheme: 'light' | 'dark';
  direction: Direction;
}

let look: Look = { theme: 'foyer', scheme: 'light', direction: 'ltr' };

/** What the page wears. */
export const worn = (): Look => look;

/** Dresses the whole page; the same look twice changes nothing that can be seen. */
export const wear = (next: Look): void => {
  const { theme, scheme, direction } = next;
  const file = themes.find(({ name }) => name === theme);
  if (!file) throw new Error(`No theme "${theme}" was built: run the build of @foyer/themes.`);
  applyTheme(file, document, document.title);
  document.documentElement.dataset['scheme'] = scheme;
  document.documentElement.dir = direction;
  look = next;
};
