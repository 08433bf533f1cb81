// `npm test -- dead-code`: knip finds what nothing uses; after it, exports that only tests use.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceBin } from '../bootstrap/paths.mjs';
import { trackedFiles } from './trackedFiles.mjs';
import { unusedExports } from './unusedExports.mjs';

/** Exports that a tool uses, not code: file → name and why. */
const usedByTools = {
  'apps/sandbox/src/db/schema/billing.ts': {
    invoiceNumbers: 'drizzle-kit makes the sequence from it',
  },
  'apps/sandbox/src/db/schema/sites.ts': {
    siteVersions: 'drizzle-kit makes the sequence from it',
  },
  'packages/api-client/src/openapi/document.ts': {
    openApiDocument: 'pnpm openapi writes openapi.json with it',
  },
  'packages/api-client/src/openapi/keepFieldComments.ts': {
    keepFieldComments: 'the openapi document is written in a run of vitest',
  },
};

/** Unlike the layer check, this one counts build configurations as users. */
const forTests =
  /\.(test|stories|setup)\.tsx?$|\/(bench|e2e|take-screenshots|contact-sheets|bundle-size|stories|testing|tests|\.storybook)\/|\/testing\.ts$|\/(vitest|playwright)\.[\w.]*$/;

const knip = spawnSync(join(workspaceBin, 'knip'), { cwd: root, stdio: 'inherit' });

const product = trackedFiles()
  .filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file) && !forTests.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const problems = unusedExports(product)
  .filter(({ file, name }) => !usedByTools[file]?.[name])
  .map(({ file, name }) => `${file}: only tests use ${name}`);

if (problems.length > 0) console.error(problems.join('\n'));
process.exit(knip.status === 0 && problems.length === 0 ? 0 : 1);
