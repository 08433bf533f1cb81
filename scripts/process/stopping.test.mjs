import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const at = (file) => JSON.stringify(import.meta.resolve(file));

/** Behaves as the sandbox does under `npm start`: prints its process id and exits cleanly on SIGTERM. */
const server = `
  process.on('SIGTERM', () => process.exit(7));
  console.log(process.pid);
  setInterval(() => {}, 1000);
`;
const starter = `
  import { stopOnSignals } from ${at('./children.mjs')};
  import { runInForeground } from ${at('./runInForeground.mjs')};
  stopOnSignals();
  const args = ['--import', ${at('./stopWithParent.mjs')}, '-e', ${JSON.stringify(server)}];
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  process.exit(await runInForeground(process.execPath, args, { stdio }));
`;

async function startServer() {
  const args = ['--input-type=module', '-e', starter];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(parent.stdout, 'data');
  return { parent, pid: Number(line.toString()) };
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a started server', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    'stops cleanly on %s, and its exit code is returned',
    async (signal) => {
      const { parent, pid } = await startServer();
      parent.kill(signal);
      const [code] = await once(parent, 'exit');
      expect(code).toBe(7);
      expect(isAlive(pid)).toBe(false);
    },
  );

  it('exits when the process that started it is killed', async () => {
    const { parent, pid } = await startServer();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });
});
