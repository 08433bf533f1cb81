// `npm test -- packages`: every package works for a project that has only its published files.
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';
import { checkPackage } from './checkPackage.mjs';

const folders = workspaceFolders().filter((folder) => folder.startsWith('packages/'));
const problems = (await Promise.all(folders.map(checkPackage))).flat();

if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(1);
}
console.log(`${folders.length} packages work outside this workspace.`);
