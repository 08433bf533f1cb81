import {
  arabicHeadings,
  groundValues,
  type ArtLayer,
  type BrandWords,
  type Face,
  type FaceFile,
  type NestedTexts,
  type Theme,
  type ThemeFile,
  type TokenValues,
} from '../contract';
import { deriveDark } from './dark-scheme/deriveDark';

/** A theme and its drawings, in a folder or in memory. */
export interface DrawnTheme {
  theme: Theme;
  /** The SVG of a file's name; undefined if there is none of that name. */
  drawing: (file: string) => string | undefined;
}

/** An SVG drawing as a data URI for use inside double quotes: readable, and smaller than base64. */
const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replaceAll('"', "'")
    .replace(/[%#<>{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

const drawing = (folder: DrawnTheme, file: string): string => {
  const svg = folder.drawing(file);
  if (svg === undefined) throw new Error(`Theme ${folder.theme.name} has no ${file}`);
  return `url("${dataUri(svg)}")`;
};

const background = (folder: DrawnTheme, { svg, gradient, at, size, repeat }: ArtLayer): string =>
  `${svg ? drawing(folder, svg) : gradient} ${at ?? '0 0'} / ${size ?? 'auto'} ${repeat ?? 'no-repeat'}`;

const artwork = (
  folder: DrawnTheme,
  { art, quiet }: { art: ArtLayer[]; quiet: ArtLayer[] },
): TokenValues => {
  const backgrounds = (layers: ArtLayer[]): string =>
    layers.map((layer) => background(folder, layer)).join(',') || 'none';
  return { 'hero-art': backgrounds(art), 'hero-art-quiet': backgrounds(quiet) };
};

const strings = (values: object): TokenValues =>
  Object.fromEntries(Object.entries(values).map(([token, value]) => [token, String(value)]));

const lightTokens = (folder: DrawnTheme): TokenValues => {
  const { colours, depth, shape, type } = folder.theme;
  return {
    ...strings({ ...colours, ...depth, ...shape, ...type }),
    ...groundValues(strings(colours)),
    'font-display': `${arabicHeadings.family}, ${arabicHeadings.standIn}, ${type['font-display']}`,
    mark: drawing(folder, 'mark.svg'),
    'mark-hero': drawing(folder, 'mark-hero.svg'),
  };
};

const darkTokens = (folder: DrawnTheme, light: TokenValues): TokenValues => {
  const { colours, depth } = deriveDark(folder.theme);
  const values = strings({ ...colours, ...depth });
  const different = Object.entries({ ...values, ...groundValues(values) }).filter(
    ([token, value]) => light[token] !== value,
  );
  const marks = ['mark', 'mark-hero']
    .filter((mark) => folder.drawing(`${mark}-dark.svg`) !== undefined)
    .map((mark): [string, string] => [mark, drawing(folder, `${mark}-dark.svg`)]);
  return Object.fromEntries([...different, ...marks]);
};

/** Fonts of one width each that devices have: Windows and Apple, Linux, Android. */
const deviceFonts = {
  sans: ['Arial', 'Liberation Sans', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
} as const;

const faceFile = ({ fallback, ...face }: Face): FaceFile => {
  const { like, size, ascent, descent } = fallback;
  const cut = face.weight >= 600 ? ' Bold' : '';
  const src = deviceFonts[like].map((font) => `local("${font}${cut}")`).join(',');
  return {
    ...face,
    fallback: `src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`,
  };
};

/** `{ 'accounts:login.title': 'Hello' }` as `{ accounts: { login: { title: 'Hello' } } }`, by language. */
const nested = (words: BrandWords): NonNullable<ThemeFile['words']> =>
  Object.fromEntries(
    Object.entries(words).map(([language, texts]) => {
      const namespaces: Record<string, NestedTexts> = {};
      for (const [name, text] of Object.entries(texts)) {
        const [namespace = '', path = ''] = name.split(':');
        const [last = '', ...outer] = path.split('.').toReversed();
        const inner = outer.reduce<NestedTexts>((held, key) => ({ [key]: held }), { [last]: text });
        namespaces[namespace] = { ...namespaces[namespace], ...inner };
      }
      return [language, namespaces];
    }),
  );

/** What the portal loads for a theme. */
export function toThemeFile(folder: DrawnTheme): ThemeFile {
  const { name, title, hero, dark, faces, words } = folder.theme;
  const light = lightTokens(folder);
  const favicon = folder.drawing('favicon.svg');
  return {
    name,
    title,
    heroLayout: hero.layout,
    tokens: { light, dark: darkTokens(folder, light) },
    artwork: {
      light: artwork(folder, hero),
      dark: dark.art || dark.quiet ? artwork(folder, { ...hero, ...dark }) : null,
    },
    faces: faces.map(faceFile),
    favicon: favicon === undefined ? null : dataUri(favicon),
    ...(words && { words: nested(words) }),
  };
}
