import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { contractFields, isAbout, readCoverage } from './readCoverage.mjs';
import { trackedFiles } from './trackedFiles.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const rows = readCoverage(read('docs/coverage.md'));
const fields = contractFields(JSON.parse(read('packages/api-client/openapi.json')));
/** "nobody: why" stands where another field says the same, or nothing is gained by reading it. */
const isUnread = (reader) => /^nobody: .{10}/.test(reader);

/** Code without its comments, its imports and what only declares a field. */
const codeOf = (file) =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*readonly \w+\??:.*$/gm, '');

const sources = trackedFiles()
  .filter((file) => /^(apps|packages)\/.*\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.(test|stories)\./.test(file) && !file.includes('/testing/'))
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, code: codeOf(file) }));

const isRead = (name, place) =>
  sources.some(
    ({ file, code }) =>
      (file === place || file.startsWith(`${place}/`)) && new RegExp(`\\b${name}\\b`).test(code),
  );

const problems = (check) =>
  rows.flatMap((row) => check(row).map((problem) => `docs/coverage.md:${row.line} ${problem}`));

describe('docs/coverage.md', () => {
  it('has a row for every field that an answer of the contract has', () => {
    const fieldRows = rows.filter(({ isField }) => isField);
    const missing = fields.filter(
      (field) => !fieldRows.some(({ subject }) => isAbout(subject, field)),
    );
    expect(missing).toEqual([]);
  });

  it('has no row for a field that is gone', () => {
    const gone = problems(({ isField, subject }) =>
      isField && !fields.some((field) => isAbout(subject, field)) ? [`${subject} is gone`] : [],
    );
    expect(gone).toEqual([]);
  });

  it('says of every field who reads it, and they do', () => {
    const unread = problems(({ isField, subject, names, reader }) => {
      if (!isField || isUnread(reader)) return [];
      const [name] = names;
      return isRead(name, reader) ? [] : [`${subject}: nothing in ${reader} reads ${name}`];
    });
    expect(unread).toEqual([]);
  });

  it('names no place and no test that does not exist', () => {
    const lost = problems(({ reader, test }) =>
      [...(isUnread(reader) ? [] : [reader]), test]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${path} does not exist`),
    );
    expect(lost).toEqual([]);
  });

  it('names nothing in the code that the code does not have', () => {
    const unknown = problems(({ isField, names }) =>
      isField
        ? []
        : names
            .map((name) => name.split('.').at(-1))
            .filter((name) => /^[A-Za-z_]\w+$/.test(name))
            .filter((name) => !sources.some(({ code }) => new RegExp(`\\b${name}\\b`).test(code)))
            .map((name) => `${name} is nowhere in the code`),
    );
    expect(unknown).toEqual([]);
  });

  it('has a row for each of the 75 calls', () => {
    const calls = rows.filter(({ subject }) => /^(GET|POST|PUT|PATCH|DELETE) [/{]/.test(subject));
    expect(calls).toHaveLength(75);
  });
});

describe('the check of docs/coverage.md', () => {
  const page = [
    '| Field | Here | Meaning | Read by | Shown by |',
    '|---|---|---|---|---|',
    '| `Plan.title` | `title` | its name | `apps/x` | `a.test.ts` |',
    '| A line | `b`, `c` | nobody: it is an example | `b.test.ts` |',
  ].join('\n');

  it('reads rows of both kinds', () => {
    expect(readCoverage(page)).toEqual([
      {
        subject: 'Plan.title',
        isField: true,
        names: ['title'],
        reader: 'apps/x',
        test: 'a.test.ts',
        line: 3,
      },
      {
        subject: 'A line',
        isField: false,
        names: ['b', 'c'],
        reader: 'nobody: it is an example',
        test: 'b.test.ts',
        line: 4,
      },
    ]);
  });

  it('finds the fields of entities, of answers, of lists and of what may be null', () => {
    const object = (properties) => ({ type: 'object', properties });
    const answer = object({
      list: { type: 'array', items: object({ a: {} }) },
      maybe: { anyOf: [object({ b: {} }), { type: 'null' }] },
      plan: { $ref: '#/components/schemas/Plan' },
    });
    const content = { 'application/json': { schema: answer } };
    const document = {
      components: { schemas: { Plan: object({ title: { type: 'string' } }) } },
      paths: { '/x': { get: { operationId: 'getX', responses: { 200: { content }, 404: {} } } } },
    };
    expect(contractFields(document)).toEqual([
      'Plan.title',
      'getX.list.a',
      'getX.maybe.b',
      'getX.plan',
    ]);
  });

  it('lets a star stand for any entity, and for nothing else', () => {
    expect(isAbout('*.currency', 'Plan.currency')).toBe(true);
    expect(isAbout('Plan.price', 'Plan.priceId')).toBe(false);
    expect(isAbout('Plan.price', 'PlanXprice')).toBe(false);
  });
});
