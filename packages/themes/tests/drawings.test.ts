import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeFolders } from './themeFolders';

const drawings = themeFolders.flatMap(({ theme, path }) =>
  readdirSync(path)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [`${theme.name}/${file}`, readFileSync(join(path, file), 'utf8')] as const),
);

/** What a drawing may not contain, and how to find it. */
const forbidden: [string, RegExp][] = [
  ['a script', /<script/i],
  ['an event attribute', /\son\w+\s*=/i],
  ['a reference to outside', /(href|src)\s*=|url\(\s*['"]?(?!#)|@import/i],
  ['an element that can load or embed', /<(image|use|foreignObject|iframe|style|animate|set)\b/i],
  ['an entity or a processing instruction', /<!|<\?/],
];

describe.each(drawings)('drawing %s', (_name, svg) => {
  it.each(forbidden)('holds no %s', (_what, pattern) => {
    expect(svg).not.toMatch(pattern);
  });

  it('names no address but the namespace of SVG, and has a view box', () => {
    expect(svg.match(/https?:[^'"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(svg).toMatch(/viewBox=/);
  });
});
