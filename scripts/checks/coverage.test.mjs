import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { codeOf, namesWord, readsField } from './fieldUses.mjs';
import { suggestPath } from './suggestPath.mjs';
import { contractCalls, contractFields, isAbout, readCoverage } from './readCoverage.mjs';
import { trackedFiles } from './trackedFiles.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const exists = (path) => existsSync(join(root, path));
const tracked = trackedFiles();
const rows = readCoverage(read('docs/coverage.md'));
const fieldRows = rows.filter(({ isField }) => isField);
const statementRows = rows.filter(({ isField }) => !isField);
const openapi = JSON.parse(read('packages/api-client/openapi.json'));
const fields = contractFields(openapi);
const isUnused = ({ user }) => /^nobody: .{10}/.test(user);

const sources = tracked
  .filter((file) => /^(apps|packages)\/.*\.(tsx?|css|json)$/.test(file))
  .filter((file) => !/\.(test|stories)\.|\/(testing|tests|texts)\//.test(file))
  .map((file) => ({ file, code: codeOf(read(file)) }));
const codeIn = (place) =>
  sources.filter(({ file }) => file === place || file.startsWith(`${place}/`));

const problems = (among, check) =>
  among.flatMap((row) =>
    check(row).map((problem) => `docs/coverage.md:${row.line} ${row.subject}: ${problem}`),
  );

/** A test of what reads an answer shows that the field arrives, not that anybody uses it. */
const isReaderTest = ({ user, test }) =>
  /^packages\/api-client\/src\/(contract|transport)\//.test(test) &&
  !user.startsWith('packages/api-client/');

describe('docs/coverage.md', () => {
  it('has a row for every field that an answer of the contract has', () => {
    const missing = fields.filter(
      (field) => !fieldRows.some(({ subject }) => isAbout(subject, field)),
    );
    expect(missing).toEqual([]);
  });

  it('has no row for a field that is gone', () => {
    const gone = problems(fieldRows, ({ subject }) =>
      fields.some((field) => isAbout(subject, field)) ? [] : ['the contract has no such field'],
    );
    expect(gone).toEqual([]);
  });

  it('names files that exist', () => {
    const lost = problems(rows, (row) =>
      [...(isUnused(row) ? [] : [row.user]), ...(row.test.startsWith('none ') ? [] : [row.test])]
        .filter((path) => !exists(path))
        .map((path) => {
          const now = suggestPath(path, tracked);
          return `${path} does not exist${now ? `; is it ${now}?` : ''}`;
        }),
    );
    expect(lost).toEqual([]);
  });

  it('names for each field a file that reads it, or says why nobody does', () => {
    const unread = problems(fieldRows, (row) => {
      if (isUnused(row) || !exists(row.user)) return [];
      if (/\/contract\//.test(row.user)) return [`${row.user} only parses it`];
      return readsField(read(row.user), row.names[0])
        ? []
        : [`${row.user} does not read ${row.names[0]}`];
    });
    expect(unread).toEqual([]);
  });

  it('names for each rule and call something that the named code uses', () => {
    const unused = problems(statementRows, ({ names, user }) => {
      const words = names
        .map((name) => name.split('.').at(-1))
        .filter((name) => /^\w+$/.test(name));
      const code = codeIn(user);
      return words.length === 0 || code.some((each) => words.some((word) => namesWord(each, word)))
        ? []
        : [`${user} uses none of ${words.join(', ')}`];
    });
    expect(unused).toEqual([]);
  });

  it('names tests of the use, not of the reader', () => {
    const readers = problems(rows, (row) =>
      isReaderTest(row) ? [`${row.test} tests the reader alone`] : [],
    );
    expect(readers).toEqual([]);
  });

  it('names tests', () => {
    const others = problems(rows, (row) =>
      /^none needed$|\.(test|journey|webkit)\.tsx?$/.test(row.test)
        ? []
        : [`${row.test} is not a test`],
    );
    expect(others).toEqual([]);
  });

  it('needs no test only for a field that nobody uses', () => {
    const untested = rows.filter(({ isField, test }) => isField && test === 'none needed');
    expect(untested.filter((row) => !isUnused(row))).toEqual([]);
  });

  it('has one row for each call', () => {
    const listed = statementRows
      .map(({ subject }) => subject.replace(/\{(auth|router)\}/, '/$1'))
      .filter((subject) => /^(GET|POST|PUT|PATCH|DELETE) \//.test(subject));
    expect(listed.toSorted()).toEqual(contractCalls(openapi).toSorted());
  });
});

describe('the check of docs/coverage.md', () => {
  const page = [
    '| Field | Here | Meaning | Used by | Tested by |',
    '|---|---|---|---|---|',
    '| `Plan.title` | `title` | its name | `apps/x` | none needed |',
    '| PLAN-1: A line | `b`, `c` | nobody: it is an example | `b.test.ts` |',
  ].join('\n');

  it('reads rows of both kinds', () => {
    expect(readCoverage(page)).toEqual([
      {
        subject: 'Plan.title',
        isField: true,
        names: ['title'],
        user: 'apps/x',
        test: 'none needed',
        line: 3,
      },
      {
        subject: 'PLAN-1: A line',
        isField: false,
        names: ['b', 'c'],
        user: 'nobody: it is an example',
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

  it.each([
    ['a member', 'const text = plan?.title;'],
    ['an object taken apart by a parameter', 'const label = ({ id, title }: Plan) => id + title;'],
    ['an object taken apart by a constant', 'const { title: name } = plan;'],
    ['the name given to a component', '<Content part="title" />'],
  ])('counts %s as reading a field', (_, code) => {
    expect(readsField(code, 'title')).toBe(true);
  });

  it.each([
    ['a comment', '/** The plan.title. */\n// plan.title'],
    ['a text key', "t('plan.title')"],
    ['a type', 'type Plan = {\n  readonly title: string;\n};\ninterface P {\n  title: string;\n}'],
    ['an object’s key', 'const plan = { title: 1 };'],
    ['an import', "import { title } from './title';"],
    ['another name', 'plan.titles + plan.subtitle'],
  ])('does not count %s as reading a field', (_, code) => {
    expect(readsField(code, 'title')).toBe(false);
  });

  it('proposes the file of the same name for one that is gone', () => {
    const files = ['apps/a/usePlan.ts', 'apps/b/useSite.ts', 'apps/c/useSite.ts'];
    expect(suggestPath('apps/gone/usePlan.ts', files)).toBe('apps/a/usePlan.ts');
    expect(suggestPath('apps/gone/useSite.ts', files)).toBeNull();
  });
});
