import { existsSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Runs an installation of Debian packages during which no service starts: Debian's scripts ask this
 * program, and 101 forbids it. A machine that has one already keeps its own.
 *
 * @template T
 * @param {() => Promise<T>} install
 * @param {string} policy where Debian looks for it
 * @returns {Promise<T>}
 */
export async function withoutServices(install, policy = '/usr/sbin/policy-rc.d') {
  if (existsSync(policy)) return install();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' });
  try {
    return await install();
  } finally {
    rmSync(policy, { force: true });
  }
}
