import { createServer } from 'node:http';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { toolEnvironment } from '../bootstrap/toolEnvironment.mjs';
import { captureOutput } from '../process/captureOutput.mjs';

/** What the package registry, a third party, answers. */
let answer;
let registry;
let address;
let folder;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'supply-chain-'));
  answer = () => ({ status: 404, body: {} });
  registry = createServer((request, response) => {
    const { status = 200, body } = answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${registry.address().port}/`;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  registry.close();
});

const run = (command, args, cwd) =>
  captureOutput(command, args, {
    cwd,
    env: { ...toolEnvironment(), pnpm_config_registry: address },
    limitSeconds: 60,
  });

const check = () => run('node', ['scripts/checks/supplyChain.mjs'], root);

describe('the check of the supply chain', () => {
  it('fails on a package with a known serious hole, and names it', async () => {
    const hole = { id: 1, url: 'https://x.example', vulnerable_versions: '>=0', cwe: [] };
    answer = () => ({
      body: { react: [{ ...hole, title: 'Planted hole', severity: 'critical', cvss: {} }] },
    });
    const { code, output } = await check();
    expect(output).toContain('react (critical): Planted hole');
    expect(code).toBe(1);
  });

  it('passes where the registry knows of none', async () => {
    answer = () => ({ body: {} });
    const { code, output } = await check();
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('says that it was skipped where the registry does not answer', async () => {
    answer = () => ({ status: 405, body: {} });
    const { code, output } = await check();
    expect(output).toMatch(/^Skipped: the package registry did not say/);
    expect(code).toBe(0);
  });
});

/** A project with this workspace's settings, one dependency, and no package folders. */
const project = (dependencies) => {
  cpSync(join(root, 'pnpm-workspace.yaml'), join(folder, 'pnpm-workspace.yaml'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'planted', dependencies }));
};

const write = (file, value) => writeFileSync(join(folder, file), JSON.stringify(value));

describe('an installation', () => {
  it('fails on an install script that is not listed, and does not run it', async () => {
    project({ sly: 'file:./sly' });
    mkdirSync(join(folder, 'sly'));
    write('sly/package.json', {
      name: 'sly',
      version: '1.0.0',
      scripts: { postinstall: `touch ${join(folder, 'has-run')}` },
    });
    const { code, output } = await run('pnpm', ['install', '--no-frozen-lockfile'], folder);
    expect(output).toMatch(/IGNORED_BUILDS[^]*sly/);
    expect(code).not.toBe(0);
    expect(existsSync(join(folder, 'has-run'))).toBe(false);
  });

  it('fails on a version that is younger than three days', async () => {
    project({ young: '1.0.0' });
    const time = new Date(Date.now() - 2 * 86_400_000).toISOString();
    const dist = { integrity: `sha512-${'A'.repeat(86)}==`, tarball: `${address}young.tgz` };
    answer = () => ({
      body: {
        name: 'young',
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': { name: 'young', version: '1.0.0', dist } },
        time: { created: time, modified: time, '1.0.0': time },
      },
    });
    const args = ['install', '--no-frozen-lockfile', '--lockfile-only'];
    const { code, output } = await run('pnpm', args, folder);
    expect(output).toMatch(/minimumReleaseAge/i);
    expect(code).not.toBe(0);
  });
});
