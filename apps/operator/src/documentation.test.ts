import { readFileSync } from 'node:fs';
import {
  errorEvent,
  failedCallEvent,
  failedStartEvent,
  startEvent,
  stepEvent,
} from '@foyer/domain';
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

/** One event of each kind. */
const events = [
  startEvent(0, {
    screen: '/',
    navigation: 'navigate',
    firstByteMs: 1,
    firstPaintMs: 1,
    usableMs: 1,
  }),
  failedStartEvent(0, 'files'),
  stepEvent(0, { from: '/', to: '/select-plan', waitMs: 1 }),
  failedCallEvent(0, '/', { kind: 'http', call: 'logIn', status: 401 }),
  errorEvent(0, '/', null),
];

it('the example dashboard asks for events and attributes that the portal sends', () => {
  const text = readFileSync(new URL('../../../deploy/dashboard.json', import.meta.url), 'utf8');
  const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(6);
  for (const query of queries) {
    const name = /\|= "([^"]+)"/.exec(query)?.[1];
    const event = events.find((each) => each.name === name);
    // Loki writes an underscore for each dot.
    const sent = Object.keys(event?.attributes ?? {}).map((key) => key.replaceAll('.', '_'));
    const asked = query.match(/\b(?:foyer|error|exception|http)_\w+/g) ?? [];
    expect(sent, query).toEqual(expect.arrayContaining(asked));
  }
  for (const event of events) expect(queries.join(), event.name).toContain(`"${event.name}"`);
});

it('the page of monitoring lists every attribute of every event', () => {
  const written = readFileSync(
    new URL('../../../docs/operating/monitoring.md', import.meta.url),
    'utf8',
  );
  for (const { name, attributes } of events) {
    const row = written.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    for (const key of Object.keys(attributes)) expect(row, name).toContain(`\`${key}\``);
  }
});
