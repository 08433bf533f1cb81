import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { countReports } from './countReports.mjs';

let folder;
const count = () => countReports([relative(root, folder)], /^production/);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-reports-'));
  mkdirSync(join(folder, 'reports'));
});

describe('the reports of a step', () => {
  it('count as a failure where no test left any', () => {
    expect(count()).toMatchObject({ passed: 0, failed: 1, leftOut: [] });
  });

  it('may be missing if the machine cannot run the tests, and the step prints the reason', () => {
    const reason = 'captive-lab is left out: it needs root on Linux.';
    writeFileSync(join(folder, 'reports', 'production-left-out.txt'), `${reason}\n`);
    expect(count()).toEqual({ passed: 0, failed: 0, named: [], problems: [], leftOut: [reason] });
  });
});
