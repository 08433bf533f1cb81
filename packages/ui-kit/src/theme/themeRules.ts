import type { ThemeFile, TokenValues } from '@foyer/themes/contract';

const declarations = (values: TokenValues): string =>
  Object.entries(values)
    .map(([token, value]) => `--${token}:${value};`)
    .join('');

/** A rule of the dark scheme, for devices that ask for it and for people who chose it. */
const darkRules = (within: string, body: string): string[] => [
  `@media (prefers-color-scheme:dark){:root:not([data-scheme=light])${within}{${body}}}`,
  `:root[data-scheme=dark]${within}{${body}}`,
];

/**
 * A theme's CSS rules: its tokens as custom properties (`--primary`), its artwork on `.f-hero`, and the fonts
 * that stand in for its faces, which `loadFaces` loads. Later rules override earlier ones.
 */
export const themeRules = ({ tokens, artwork, faces }: ThemeFile): string[] => [
  `:root{color-scheme:light;${declarations(tokens.light)}}`,
  ...darkRules('', `color-scheme:dark;${declarations(tokens.dark)}`),
  `.f-hero{${declarations(artwork.light)}}`,
  ...(artwork.dark ? darkRules(' .f-hero', declarations(artwork.dark)) : []),
  ...faces.map(
    ({ family, fallback }) => `@font-face{font-family:"${family} fallback";${fallback}}`,
  ),
];
