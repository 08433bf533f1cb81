import type { ThemeFile } from '@foyer/themes/contract';

/** Every theme that was built, so that a new one is in the toolbar and the galleries by being there. */
const files = import.meta.glob<ThemeFile>('../../../themes/dist/themes/*.json', {
  eager: true,
  import: 'default',
});

/** The default theme first, the others by name. */
export const themes: readonly ThemeFile[] = Object.values(files).toSorted(
  (a, b) => Number(b.name === 'foyer') - Number(a.name === 'foyer') || a.name.localeCompare(b.name),
);
