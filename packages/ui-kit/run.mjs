// Runs a task of this package, `sheets/<name>.ts`: `node run.mjs make`. Vite resolves what Node cannot.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

process.chdir(fileURLToPath(new URL('.', import.meta.url)));
await runnerImport(`./sheets/${process.argv[2]}.ts`, { configFile: false, logLevel: 'error' });
