import { systemFont, type ArtLayer, type BrandWords, type Face, type Theme } from '../../contract';

const key = (token: string): string => (/^[a-z]+$/.test(token) ? token : `'${token}'`);

const literal = (value: string | number): string =>
  typeof value === 'number'
    ? String(value)
    : value === systemFont
      ? 'systemFont'
      : value.includes("'")
        ? JSON.stringify(value)
        : `'${value}'`;

const group = (values: object): string =>
  Object.entries(values)
    .map(([token, value]) => `    ${key(token)}: ${literal(value as string | number)},`)
    .join('\n');

const layer = (art: ArtLayer): string => `      {\n${group(art).replace(/^/gm, '    ')}\n      },`;

const words = (said: BrandWords): string => {
  const languages = Object.entries(said).map(
    ([language, texts]) => `    ${language}: {\n${group(texts).replace(/^/gm, '  ')}\n    },`,
  );
  return `  words: {\n${languages.join('\n')}\n  },\n`;
};

const face = ({ fallback, ...own }: Face): string => {
  const values = Object.entries(fallback).map(
    ([measure, value]) => `${measure}: ${literal(value)}`,
  );
  const all = `${group(own)}\n    fallback: { ${values.join(', ')} },`;
  return `    {\n${all.replace(/^/gm, '  ')}\n    },\n`;
};

/** The text of a theme's `theme.ts`. */
export const themeSource = (
  theme: Theme,
): string => `import { defineTheme, systemFont } from '../../contract';

/** ${theme.title}: what kind of venue this is, and the idea behind its look. */
export default defineTheme({
  name: ${literal(theme.name)},
  title: ${literal(theme.title)},
  colours: {
${group(theme.colours)}
  },
  depth: {
${group(theme.depth)}
  },
  shape: {
${group(theme.shape)}
  },
  type: {
${group(theme.type)}
  },
  hero: {
    layout: ${literal(theme.hero.layout)},
    art: [
${theme.hero.art.map(layer).join('\n')}
    ],
    quiet: [],
  },
  dark: { colours: {}, depth: {} },
  faces: [${theme.faces.length > 0 ? `\n${theme.faces.map(face).join('')}  ` : ''}],
${theme.words ? words(theme.words) : ''}});
`;
