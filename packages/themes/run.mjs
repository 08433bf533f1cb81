// Runs a task of this package, `emit/tasks/<name>.ts`: `node run.mjs build`. Vite resolves what Node cannot.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

process.chdir(fileURLToPath(new URL('.', import.meta.url)));
await runnerImport(`./emit/tasks/${process.argv[2]}.ts`, { configFile: false, logLevel: 'error' });
