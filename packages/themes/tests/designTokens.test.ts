import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens, designTokensText } from '../generate/design-tokens/designTokens';
import { themeFolders } from './themeFolders';

const types = new Set([
  'border',
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'number',
  'shadow',
  'strokeStyle',
]);

const tokensIn = (value: object): { $type?: unknown; $value?: unknown }[] =>
  '$value' in value
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) =>
        name.startsWith('$') || typeof inner !== 'object' ? [] : tokensIn(inner),
      );

describe.each(themeFolders.map(({ theme, path }) => [theme.name, theme, path] as const))(
  'the design-tool file of %s',
  (name, theme, path) => {
    it('is up to date (else run: pnpm --filter @foyer/themes tokens)', () => {
      expect(readFileSync(join(path, `${name}.tokens.json`), 'utf8')).toBe(designTokensText(theme));
    });

    it('gives every token a type that the format knows, and a value', () => {
      const tokens = tokensIn(designTokens(theme));
      expect(tokens.length).toBeGreaterThan(100);
      expect(
        tokens.filter(({ $type, $value }) => !types.has(String($type)) || $value === undefined),
      ).toEqual([]);
    });
  },
);
