import type { ThemeFile } from '@foyer/themes/contract';

/** Every built theme. A new theme appears in the toolbar and the galleries without a change. */
const files = import.meta.glob<ThemeFile>('../../../themes/dist/themes/*.json', {
  eager: true,
  import: 'default',
});

/** The default theme first, the others by name. */
export const themes: readonly ThemeFile[] = Object.values(files).toSorted(
  (a, b) => Number(b.name === 'foyer') - Number(a.name === 'foyer') || a.name.localeCompare(b.name),
);
