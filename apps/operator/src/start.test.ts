import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../deploy/start.sh', import.meta.url));

describe('deploy/start.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-start-'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/nginx'), '#!/bin/sh\necho "nginx $*"\n', { mode: 0o755 });
    writeFileSync(join(folder, 'operate.js'), 'console.log(`filled ${process.argv.at(-1)}`);');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const start = (scratch?: string) =>
    spawnSync('sh', [script], {
      encoding: 'utf8',
      env: {
        PATH: `${join(folder, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin`,
        FOYER_RELEASE: folder,
        ...(scratch !== undefined && { FOYER_SCRATCH: scratch }),
      },
    });
  const scratchFolder = () => join(folder, 'scratch');

  it('makes a scratch folder that only its user can open, and starts nginx from it', () => {
    const { stdout, status } = start(scratchFolder());
    expect(stdout).toBe(
      `filled ${scratchFolder()}\nnginx -e stderr -c ${scratchFolder()}/nginx.conf\n`,
    );
    expect(status).toBe(0);
    expect(statSync(scratchFolder()).mode & 0o777).toBe(0o700);
  });

  it('starts again from its own folder, as systemd makes it', () => {
    mkdirSync(scratchFolder(), { mode: 0o755 });
    expect(start(scratchFolder()).status).toBe(0);
    expect(start(`${scratchFolder()}/`).status).toBe(0);
  });

  it.each([undefined, ''])('refuses to guess a folder (FOYER_SCRATCH is %o)', (scratch) => {
    const { stdout, stderr, status } = start(scratch);
    expect(stderr).toContain('FOYER_SCRATCH is not set');
    expect([stdout, status]).toEqual(['', 1]);
  });

  const spoilt: [string, () => void][] = [
    ['that others can write to', () => chmodSync(scratchFolder(), 0o777)],
    ['that its group can write to', () => chmodSync(scratchFolder(), 0o770)],
    [
      'that a link leads to',
      () => {
        rmSync(scratchFolder(), { recursive: true });
        mkdirSync(join(folder, 'own'));
        symlinkSync(join(folder, 'own'), scratchFolder());
      },
    ],
  ];
  // Only root can give a folder away.
  if (process.getuid?.() === 0)
    spoilt.push(['of another user', () => chownSync(scratchFolder(), 65534, 65534)]);

  it.each(spoilt)('refuses a folder %s', (_name, spoil) => {
    mkdirSync(scratchFolder());
    spoil();
    const { stdout, stderr, status } = start(scratchFolder());
    expect(stderr).toContain(`${scratchFolder()} isn’t a folder that only this user writes to`);
    expect([stdout, status]).toEqual(['', 1]);
  });
});
