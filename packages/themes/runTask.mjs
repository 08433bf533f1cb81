// Runs a task of this package, `generate/tasks/<name>.ts`: `node runTask.mjs build`. Vite resolves what Node cannot.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

process.chdir(fileURLToPath(new URL('.', import.meta.url)));
await runnerImport(`./generate/tasks/${process.argv[2]}.ts`, {
  configFile: false,
  logLevel: 'error',
});
