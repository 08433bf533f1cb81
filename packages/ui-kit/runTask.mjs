// Runs a task of this package, `contact-sheets/<name>.ts`: `node runTask.mjs makeContactSheets`. Vite resolves what Node cannot.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

process.chdir(fileURLToPath(new URL('.', import.meta.url)));
await runnerImport(`./contact-sheets/${process.argv[2]}.ts`, {
  configFile: false,
  logLevel: 'error',
});
