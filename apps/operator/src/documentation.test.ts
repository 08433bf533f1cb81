import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationKeys } from './settings/configurationKeys';
import { settingRows } from './settings/Settings';

const page = new URL('../../../docs/operating/configuration.md', import.meta.url);
const GENERATED = '<!-- From here on `pnpm --filter @foyer/operator test -u` writes. -->';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---|').join('')}`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
];

const code = (text: string): string => `\`${text}\``;
const standard = (value: unknown): string =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? 'none'
    : code(Array.isArray(value) ? value.join(' ') : String(value));

const generated = (): string =>
  [
    GENERATED,
    '',
    '## The installation',
    '',
    ...table(
      ['setting', 'variable', 'what it is', 'default'],
      settingRows.map((row) => [
        code(row.name),
        code(row.variable),
        row.meaning,
        standard(row.standard),
      ]),
    ),
    '',
    '## The public configuration',
    '',
    ...table(
      ['key', 'variable', 'kind', 'what it does', 'without it'],
      configurationKeys.map((key) => [
        code(key.key),
        code(key.variable),
        key.type,
        key.meaning,
        key.without,
      ]),
    ),
    '',
  ].join('\n');

it('the page of the configuration lists every key with its variable, its meaning and its default', async () => {
  const [written = ''] = readFileSync(page, 'utf8').split(GENERATED);
  await expect(written + generated()).toMatchFileSnapshot(page.pathname);
});
