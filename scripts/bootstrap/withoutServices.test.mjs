import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { withoutServices } from './withoutServices.mjs';

let policy;
beforeEach(() => {
  policy = join(mkdtempSync(join(tmpdir(), 'foyer-policy-')), 'policy-rc.d');
});

describe('an installation of packages', () => {
  it('forbids Debian to start their services, and leaves nothing behind', async () => {
    const status = await withoutServices(
      () => Promise.resolve(spawnSync(policy, ['nginx', 'start']).status),
      policy,
    );
    expect(status).toBe(101);
    expect(existsSync(policy)).toBe(false);
  });

  it('leaves nothing behind when it fails', async () => {
    const failing = withoutServices(() => Promise.reject(new Error('no network')), policy);
    await expect(failing).rejects.toThrow('no network');
    expect(existsSync(policy)).toBe(false);
  });

  it('keeps the policy that a machine has already', async () => {
    writeFileSync(policy, 'its own');
    await withoutServices(() => Promise.resolve(), policy);
    expect(readFileSync(policy, 'utf8')).toBe('its own');
  });
});
