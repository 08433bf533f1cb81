import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { toolEnvironment } from '../bootstrap/toolEnvironment.mjs';
import { copyWorkspace } from './copyWorkspace.mjs';
import { plantedFaults } from './plantedFaults.mjs';

const checks = [...new Set(plantedFaults.map(({ check }) => check))];
const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
/** Checks of one package. The planted type error is in the domain; `tsconfig.planted.json` is planted too, to save time. */
const places = {
  typecheck: { folder: 'packages/domain', script: 'tsc -p tsconfig.json' },
  'types of keys': { folder: 'apps/portal', script: 'tsc -p tsconfig.planted.json' },
  'texts and values': {
    folder: 'apps/portal',
    script:
      'vitest run --project alone src/shared/i18n/unusedTexts.test.ts src/shared/i18n/textValues.test.ts',
  },
};
/** These checks read each file alone, so they get only the planted files, to save time. */
const fileByFile = ['lint', 'format:check'];

let copy;
const results = {};

beforeAll(async () => {
  copy = copyWorkspace();
  for (const { files } of plantedFaults) {
    for (const [file, text] of Object.entries(files)) plant(file, text);
  }
  await Promise.all(checks.map(async (check) => (results[check] = await runCheck(check))));
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(checks)('%s', (check) => {
  it('fails when a fault was planted', () => {
    expect(results[check].code).not.toBe(0);
  });

  it.each(plantedFaults.filter((each) => each.check === check))(
    'notices when $fault',
    ({ says }) => {
      expect(results[check].output).toMatch(says);
    },
  );
});

function plant(file, text) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Runs the command of `npm test` in the copy. */
function runCheck(check) {
  const { folder = '.', script = scripts[check] } = places[check] ?? {};
  const files = fileByFile.includes(check) ? plantedFor(check) : [];
  const env = { ...toolEnvironment(), NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    const options = { cwd: join(copy, folder), env, maxBuffer: 2 ** 27 };
    execFile('sh', ['-c', `${script} ${files.join(' ')}`], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
}

const plantedFor = (check) =>
  plantedFaults.filter((each) => each.check === check).flatMap(({ files }) => Object.keys(files));
