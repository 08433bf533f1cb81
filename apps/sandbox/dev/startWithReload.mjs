// Builds and restarts the sandbox when a source changes. The old process must end first, because it
// holds the ports and the data folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'tsup';

const outDir = process.env.SANDBOX_OUT_DIR ?? 'dist';
const portal = `http://localhost:${process.env.PORTAL_PORT ?? 4010}`;
let child = null;

const start = () => {
  child = spawn(process.execPath, [join(outDir, 'main.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { PORTAL_ORIGINS: portal, ...process.env },
  });
};
const stop = async () => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stop().finally(() => process.exit(0)));
process.on('exit', () => child?.kill('SIGKILL'));

await build({
  watch: ['src', 'program', '../card-provider/src'],
  outDir,
  onSuccess: async () => {
    start();
    return stop;
  },
});
