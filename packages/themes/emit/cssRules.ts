import type { ArtLayer, Face } from '../contract';
import { deriveDark } from './dark/deriveDark';
import { dataUri } from './dataUri';
import { readDrawing, type ThemeFolder } from './themeFolder';

const declarations = (values: Iterable<[string, string | number]>): string =>
  [...values].map(([token, value]) => `--${token}:${value};`).join('');

const drawing = (folder: ThemeFolder, file: string): string => {
  const svg = readDrawing(folder, file);
  if (svg === undefined) throw new Error(`Theme ${folder.theme.name} has no ${file}`);
  return `url("${dataUri(svg)}")`;
};

const layer = (folder: ThemeFolder, art: ArtLayer): string => {
  const image = art.svg ? drawing(folder, art.svg) : art.gradient;
  return `${image} ${art.at ?? '0 0'} / ${art.size ?? 'auto'} ${art.repeat ?? 'no-repeat'}`;
};

const layers = (folder: ThemeFolder, art: ArtLayer[]): string =>
  art.map((one) => layer(folder, one)).join(',') || 'none';

const light = (folder: ThemeFolder): string => {
  const { colours, depth, shape, type } = folder.theme;
  const marks = {
    mark: drawing(folder, 'mark.svg'),
    'mark-hero': drawing(folder, 'mark-hero.svg'),
  };
  return `color-scheme:light;${declarations(Object.entries({ ...colours, ...depth, ...shape, ...type, ...marks }))}`;
};

/** Only what differs from the light scheme. */
const darkDeclarations = (folder: ThemeFolder): string => {
  const { colours, depth } = folder.theme;
  const dark = deriveDark(folder.theme);
  const day = new Map<string, string>(Object.entries({ ...colours, ...depth }));
  const differing = Object.entries({ ...dark.colours, ...dark.depth }).filter(
    ([token, value]) => day.get(token) !== value,
  );
  const marks = ['mark', 'mark-hero']
    .filter((mark) => readDrawing(folder, `${mark}-dark.svg`) !== undefined)
    .map((mark): [string, string] => [mark, drawing(folder, `${mark}-dark.svg`)]);
  return `color-scheme:dark;${declarations([...differing, ...marks])}`;
};

const faceRule = (theme: string, { family, weight, file }: Face): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("themes/${theme}/${file}") format("woff2")}`;

const artRule = (
  folder: ThemeFolder,
  selector: string,
  art: ArtLayer[],
  quiet: ArtLayer[],
): string =>
  `${selector}{--hero-art:${layers(folder, art)};--hero-art-quiet:${layers(folder, quiet)}}`;

/** Each rule for the dark twice: for devices that ask for it, and for people who chose it. */
const inDark = (within: string, rule: (selector: string) => string): string[] => [
  `@media (prefers-color-scheme:dark){${rule(`:root:not([data-scheme=light])${within}`)}}`,
  rule(`:root[data-scheme=dark]${within}`),
];

/** Every CSS rule of a theme. */
export function cssRules(folder: ThemeFolder): string[] {
  const { hero, name, faces, dark } = folder.theme;
  const darkBody = darkDeclarations(folder);
  const night = { art: dark.art ?? hero.art, quiet: dark.quiet ?? hero.quiet };
  return [
    `:root{${light(folder)}}`,
    ...inDark('', (selector) => `${selector}{${darkBody}}`),
    artRule(folder, '.f-hero', hero.art, hero.quiet),
    ...(dark.art || dark.quiet
      ? inDark(' .f-hero', (selector) => artRule(folder, selector, night.art, night.quiet))
      : []),
    ...faces.map((face) => faceRule(name, face)),
  ];
}
