import { describe, expect, it } from 'vitest';
import { describeCircle, folderCircles } from './folderCircles.mjs';

const tests = /\.test\.ts$/;
const file = (source, ...resolved) => ({
  source,
  dependencies: resolved.map((each) => ({ resolved: each, dependencyTypes: ['local'] })),
});
const typesOnly = (source, resolved) => ({
  source,
  dependencies: [{ resolved, dependencyTypes: ['local', 'type-only'] }],
});
const circlesOf = (...modules) => folderCircles(modules, tests);

describe('a circle between folders', () => {
  it('is found though no two files import each other', () => {
    expect(
      circlesOf(
        file('src/db/open.ts', 'src/http/errors.ts'),
        file('src/http/app.ts', 'src/db/query.ts', 'src/db/open.ts'),
      ),
    ).toEqual([
      {
        parent: 'src',
        folders: ['db', 'http'],
        imports: [
          'src/db/open.ts → src/http/errors.ts',
          'src/http/app.ts → src/db/query.ts and 1 more like it',
        ],
      },
    ]);
  });

  it('is found by way of a third folder, and below the top', () => {
    expect(
      circlesOf(
        file('src/x/a/1.ts', 'src/x/b/1.ts'),
        file('src/x/b/1.ts', 'src/x/c/deep/1.ts'),
        file('src/x/c/1.ts', 'src/x/a/2.ts'),
        file('src/x/d/1.ts', 'src/x/a/1.ts'),
      ).map(({ parent, folders }) => [parent, folders]),
    ).toEqual([['src/x', ['a', 'b', 'c']]]);
  });

  it('is none where one import is of types, or is in a test', () => {
    expect(
      circlesOf(
        file('src/a/1.ts', 'src/b/1.ts'),
        typesOnly('src/b/1.ts', 'src/a/1.ts'),
        file('src/b/1.test.ts', 'src/a/1.ts'),
      ),
    ).toEqual([]);
  });

  it('is none between a folder and a file that lies beside it', () => {
    expect(circlesOf(file('src/a/1.ts', 'src/main.ts'), file('src/main.ts', 'src/a/1.ts'))).toEqual(
      [],
    );
  });
});

describe('the description of a circle', () => {
  it('names the folders, the fix and the imports', () => {
    const circle = {
      parent: 'src',
      folders: ['db', 'http'],
      imports: ['src/db/1.ts → src/http/1.ts'],
    };
    expect(describeCircle(circle)).toMatch(
      /^src: db ↔ http\n {2}no circles between folders: [^]*src\/db\/1\.ts →/,
    );
  });
});
