import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const isFree = async (port) => {
  const server = createServer();
  const isOpen = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => resolve(true));
  });
  if (isOpen) await new Promise((resolve) => server.close(resolve));
  return isOpen;
};

/** A port whose next one is free too, for the card provider. */
const freePorts = async (from = 4700) =>
  (await isFree(from)) && (await isFree(from + 1)) ? from : freePorts(from + 2);

const untilReady = async (child, output) => {
  while (!output().includes('Foyer is ready')) {
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const megabytes = (status, name) =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);

/**
 * Starts the sandbox in a process of its own and waits until it is ready.
 * @param env its settings, without `PORT`
 */
export const startProgram = async (env) => {
  const port = await freePorts();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk.toString();
    });
  const ended = once(child, 'exit');
  await untilReady(child, () => text);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Memory of the process in megabytes; NaN where there is no `/proc`. */
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return { residentMB: megabytes(status, 'VmRSS'), peakMB: megabytes(status, 'VmHWM') };
    },
    /** Time of a core that the process has used, in milliseconds; the kernel counts in hundredths of a second. */
    cpuMs: async () => {
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
