import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../support/programs';
import { makeRelease, NOBODY } from './WebServer';

const script = fileURLToPath(new URL('../../../../deploy/start.sh', import.meta.url));

/** A release that `deploy/start.sh` serves. */
interface Started {
  /** Whether `start.sh health` finds it well. */
  isHealthy: () => boolean;
  /** Ends the server alone. */
  end: () => Promise<void>;
  dispose: () => void;
}

/** Starts a release as a container does: a user without rights, settings in the environment. */
export const startByScript = (settings: Readonly<Record<string, string>>): Started => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-start-'));
  chmodSync(folder, 0o755);
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch);
  run('chown', String(NOBODY), scratch);
  const options = {
    uid: NOBODY,
    gid: NOBODY,
    env: {
      PATH: `${dirname(process.execPath)}:/usr/sbin:/usr/bin:/bin`,
      FOYER_RELEASE: makeRelease(folder),
      FOYER_SCRATCH: scratch,
      ...settings,
    },
  };
  const child = spawn('sh', [script], { ...options, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    isHealthy: () =>
      spawnSync('sh', [script, 'health'], { ...options, timeout: 20_000 }).status === 0,
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
    dispose: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
