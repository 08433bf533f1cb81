import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { citationProblems, rulesDefinedIn } from './ruleIds.mjs';
import { trackedFiles } from './trackedFiles.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const tracked = trackedFiles();
const ids = tracked
  .filter((file) => /^docs\/product\/.*\.md$/.test(file))
  .flatMap((file) => rulesDefinedIn(read(file)));

/** This check's own test names ids that no page has. */
const texts = tracked.filter(
  (file) =>
    /\.(ts|tsx|mjs|cjs|css|html|md)$/.test(file) && !file.startsWith('scripts/checks/ruleIds'),
);

describe('the rules in docs/product', () => {
  it('are there', () => {
    expect(ids.length).toBeGreaterThan(150);
  });

  it('each have an id of their own', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are the only rules that code, tests and pages cite', () => {
    const defined = new Set(ids);
    const problems = texts.flatMap((file) =>
      citationProblems(read(file), defined).map(
        ({ line, problem }) => `${file}:${line} ${problem}`,
      ),
    );
    expect(problems).toEqual([]);
  });
});

describe('code, tests and pages', () => {
  it('cite no section of a specification that is not in the repository', () => {
    const citing = texts.filter((file) => /specification,?[\s*]*sections?\b/i.test(read(file)));
    expect(citing).toEqual([]);
  });
});

describe('the check of rule ids', () => {
  const defined = new Set(rulesDefinedIn('- **SES-4** A token.\n| **CONST-1** | 5 seconds |'));

  it('reads ids from lists and tables', () => {
    expect([...defined]).toEqual(['SES-4', 'CONST-1']);
  });

  it('accepts an id that a page defines', () => {
    expect(citationProblems('// SES-4\n/** A margin. Rule CONST-1. */', defined)).toEqual([]);
  });

  it('refuses an id that no page defines, whether its prefix is known or not', () => {
    expect(citationProblems('fine\n// SES-99\n/** Rule LOST-1. */', defined)).toEqual([
      { line: 2, problem: 'no page of docs/product defines SES-99' },
      { line: 3, problem: 'no page of docs/product defines LOST-1' },
    ]);
  });

  it('leaves other words with a hyphen and a number alone', () => {
    expect(citationProblems('UTF-8, ISO-8601, PRESES-9, SES-9-a, x-SES-9', defined)).toEqual([]);
  });
});
