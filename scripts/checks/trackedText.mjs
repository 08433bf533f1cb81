// `npm test -- tracked-text`: no tracked file names a package registry or a folder of one machine, holds a secret, or has an
// open conflict.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { forbiddenText } from './forbiddenText.mjs';
import { trackedFiles } from './trackedFiles.mjs';

const problems = trackedFiles().flatMap((file) =>
  forbiddenText(file, readFileSync(join(root, file), 'utf8')),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
