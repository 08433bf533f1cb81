// `npm test -- tracked-text`: nothing that is tracked names a package host, a machine's folder or a secret.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { strayText } from './strayText.mjs';
import { trackedFiles } from './trackedFiles.mjs';

const problems = trackedFiles().flatMap((file) =>
  strayText(file, readFileSync(join(root, file), 'utf8')),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
