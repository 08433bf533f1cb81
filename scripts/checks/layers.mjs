// `npm test -- layers`: imports point one way, between packages, layers, files and folders. The rules
// for packages, layers and files are in .dependency-cruiser.cjs.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, workspaceBin } from '../bootstrap/paths.mjs';
import { describeCircle, folderCircles } from './folderCircles.mjs';
import { testFilePattern } from './testFilePattern.cjs';
import { uncheckedImports } from './uncheckedImports.mjs';
import { trackedFiles } from './trackedFiles.mjs';

const sources = trackedFiles().filter((file) =>
  /^(apps|packages|scripts)\/.*\.(ts|tsx|mjs)$/.test(file),
);

const { stdout } = await promisify(execFile)(
  join(workspaceBin, 'depcruise'),
  [...sources, '--output-type', 'json'],
  { cwd: root, maxBuffer: 2 ** 28 },
).catch((error) => {
  if (error.stdout?.startsWith('{')) return error;
  throw error;
});
const { modules, summary } = JSON.parse(stdout);
const problems = [
  ...summary.violations.map(describe),
  ...folderCircles(modules, new RegExp(testFilePattern)).map(describeCircle),
  ...uncheckedImports(modules, sources),
];

if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  console.error(`\n${problems.length} imports point the wrong way or could not be checked.`);
  process.exit(1);
}
console.log(
  `${summary.totalDependenciesCruised} imports of ${modules.length} modules point one way.`,
);

function describe({ rule, from, to, cycle = [], via = [] }) {
  const way = [from, ...(cycle.length > 0 ? cycle : via.length > 0 ? via : [to])].map(
    (step) => step.name ?? step,
  );
  const { comment } = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name);
  return `${way.join(' → ')}\n  ${rule.name}: ${comment}`;
}
