import { describe, expect, it } from 'vitest';
import { unusedExports } from './unusedExports.mjs';

const unused = (files) =>
  unusedExports(Object.entries(files).map(([file, text]) => ({ file, text })));

describe('an export', () => {
  it('is unused when no other file imports it', () => {
    expect(unused({ 'a.ts': 'export const add = 1;\n', 'b.ts': '// add\n' })).toEqual([
      { file: 'a.ts', name: 'add' },
    ]);
  });

  it('is unused when others only pass it on', () => {
    expect(
      unused({
        'a.ts': 'export function add() {}\n',
        'index.ts': "export { add } from './a';\nexport * from './a';\n",
      }),
    ).toHaveLength(1);
  });

  it('is used when another file imports it, also under another name or as a type', () => {
    expect(
      unused({
        'a.ts': 'export const add = 1;\nexport type Sum = 1;\nexport class Adder {}\n',
        'b.ts':
          "import {\n  add as plus,\n  type Sum,\n} from './a';\nimport type { Adder } from './a';\n",
      }),
    ).toEqual([]);
  });

  it('is used when its own file uses it', () => {
    expect(unused({ 'a.ts': 'export const add = 1;\nconst sum = add + 1;\n' })).toEqual([]);
  });

  it('is used when its module is loaded as a whole and another file names it', () => {
    expect(
      unused({
        'money.api.ts': 'export const add = 1;\nexport const take = 2;\n',
        'b.ts': "const load = () => import('./money.api');\nload().then((money) => money.add);\n",
      }),
    ).toEqual([{ file: 'money.api.ts', name: 'take' }]);
  });
});
