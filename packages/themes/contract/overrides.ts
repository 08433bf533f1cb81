import { contrast } from './contrast';
import { isValidValue } from './tokenTypes';
import { contrastPairs } from './contrastPairs';
import { groundValues } from './grounds';
import type { ThemeFile } from './themeFile';
import {
  colourTokens,
  depthTokens,
  optionalColourTokens,
  shapeTokens,
  typeTokens,
  type Token,
} from './tokens';

type Values = Record<string, string>;

/** A token that the theme does not take from the venue, and the reason. */
export interface Refusal {
  scheme: 'light' | 'dark';
  token: string;
  /** `contrast`: the colour, or another colour on it, would be too faint. */
  reason: 'unknown' | 'value' | 'contrast';
}

const perScheme: ReadonlySet<string> = new Set([
  ...colourTokens,
  ...optionalColourTokens,
  ...depthTokens,
]);
const known: ReadonlySet<string> = new Set([...perScheme, ...shapeTokens, ...typeTokens]);

const isToken = (name: string): name is Token => known.has(name);

const isColour = (value: string | undefined): value is string =>
  /^#[0-9a-f]{6}$/i.test(value ?? '');

/** The first token of the venue that makes a pair too faint. */
const clash = (own: Values, all: Values): string | undefined => {
  const pair = contrastPairs.find(({ front, ground, least }) => {
    const [above, below] = [all[front], all[ground]];
    return (
      (front in own || ground in own) &&
      isColour(above) &&
      isColour(below) &&
      contrast(above, below) < least
    );
  });
  return pair && (pair.front in own ? pair.front : pair.ground);
};

/** The venue's valid tokens for one scheme. Adds the others to `refused`. */
const checked = (
  scheme: Refusal['scheme'],
  wanted: Values,
  base: Values,
  refused: Refusal[],
): Values => {
  const own: Values = {};
  for (const [token, value] of Object.entries(wanted)) {
    if (!isToken(token) || (scheme === 'dark' && !perScheme.has(token)))
      refused.push({ scheme, token, reason: 'unknown' });
    else if (isValidValue(token, value)) own[token] = value;
    else refused.push({ scheme, token, reason: 'value' });
  }
  for (
    let token = clash(own, { ...base, ...own });
    token;
    token = clash(own, { ...base, ...own })
  ) {
    delete own[token];
    refused.push({ scheme, token, reason: 'contrast' });
  }
  return own;
};

const forDark = 'dark:';

const split = (tokens: Values): { light: Values; dark: Values } => {
  const entries = Object.entries(tokens);
  return {
    light: Object.fromEntries(entries.filter(([token]) => !token.startsWith(forDark))),
    dark: Object.fromEntries(
      entries.flatMap(([token, value]) =>
        token.startsWith(forDark) ? [[token.slice(forDark.length), value]] : [],
      ),
    ),
  };
};

/**
 * Replaces tokens of a theme by a venue's own. Refuses each token that breaks a rule of themes: an unknown name, a value of
 * the wrong kind, too little contrast in the light or the dark scheme. A colour for the light scheme does not change the
 * dark scheme.
 *
 * @param theme as loaded
 * @param tokens from the public configuration, by token name; `dark:` before a name gives the dark scheme's value
 */
export function withOverrides(
  theme: ThemeFile,
  tokens: Readonly<Values>,
): { theme: ThemeFile; refused: Refusal[] } {
  const wanted = split(tokens);
  const refused: Refusal[] = [];
  const lightBase = theme.tokens.light;
  const darkBase = { ...lightBase, ...theme.tokens.dark };
  const light = checked('light', wanted.light, lightBase, refused);
  const dark = checked('dark', wanted.dark, darkBase, refused);
  const kept = Object.fromEntries(
    Object.keys(light).flatMap((token) =>
      perScheme.has(token) ? [[token, darkBase[token] ?? '']] : [],
    ),
  );
  const all = { ...lightBase, ...light };
  const inDark = { ...theme.tokens.dark, ...kept, ...dark };
  return {
    theme: {
      ...theme,
      tokens: {
        light: { ...all, ...groundValues(all) },
        dark: { ...inDark, ...groundValues({ ...all, ...inDark }) },
      },
    },
    refused,
  };
}
