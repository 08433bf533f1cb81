import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { run, selfSign } from './support/programs';
import { buildUnderOtherNames, freePort, hasIpv6, makeRelease } from './web-servers/WebServer';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The blocks of one kind under a heading of a page of docs/operating. */
const blocksOf = (page: string, heading: string, kind: string): string[] => {
  const sections = readFileSync(file(`docs/operating/${page}`), 'utf8').split(/^## /m);
  const section = sections.find((each) => each.startsWith(heading)) ?? '';
  const blocks = [...section.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, 'gm'))];
  return blocks.map(([, text = '']) => text);
};

/** The folder of a test, which stands for the whole machine, with the project's folder in it. */
const startMachine = async () => {
  const machine = mkdtempSync(join(tmpdir(), 'foyer-machine-'));
  chmodSync(machine, 0o755);
  const project = join(machine, 'project');
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  mkdirSync(join(project, 'dist'), { recursive: true });
  mkdirSync(join(project, 'deploy'));
  copyFileSync(file('deploy/start.sh'), join(project, 'deploy/start.sh'));
  selfSign('localhost', join(project, 'cert.pem'), join(project, 'key.pem'));
  /** A command of the page, for root on a machine that is a folder. */
  const here = (text: string): string =>
    text
      .replaceAll('sudo ', '')
      .replaceAll(/\/(?=opt\/foyer|etc\/foyer|run\/foyer)/g, `${machine}/`);
  mkdirSync(join(machine, 'run'));
  const [described = '{}'] = blocksOf('README.md', '2. Describe', 'json');
  const settings = JSON.parse(here(described)) as Record<string, unknown>;
  writeFileSync(
    join(project, 'installation.json'),
    JSON.stringify({ ...settings, publicUrl: origin, port, ipv6: hasIpv6 }),
  );
  const env = { PATH: `${dirname(process.execPath)}:/usr/sbin:/usr/bin:/bin` };
  const follow = (commands: string): void =>
    void execFileSync('bash', ['-ec', here(commands)], { cwd: project, env, stdio: 'pipe' });
  let server: ChildProcess | null = null;
  return {
    origin,
    follow,
    /** Puts a release where `pnpm release` puts it. */
    release: (dist?: string): void => {
      rmSync(join(project, 'dist/release'), { recursive: true, force: true });
      makeRelease(join(project, 'dist'), dist);
      run('chmod', '-R', 'u+w', join(project, 'dist/release'));
    },
    folder: machine,
    /** Starts nginx as the page's two lines say. */
    startNginx: (commands: string): void => {
      const [alias = '', nginx = ''] = commands.split('\n');
      // A shell takes the words of an alias from the next line on.
      const lines = [
        'shopt -s expand_aliases',
        alias,
        `as-nobody ${nginx.replace('as-nobody ', '')}`,
      ];
      server = spawn('bash', ['-c', here(lines.join('\n'))], { cwd: project, env, stdio: 'pipe' });
    },
    stop: async (): Promise<void> => {
      const pid = join(machine, 'run/foyer/nginx.pid');
      if (existsSync(pid)) {
        const ended = new Promise((resolve) => server?.once('exit', resolve));
        process.kill(Number(readFileSync(pid, 'utf8')), 'SIGTERM');
        await ended;
      }
      rmSync(machine, { recursive: true, force: true });
    },
  };
};

const get = (url: string): { status: string; protocol: string; body: string } => {
  const format = '\n%{http_code} HTTP/%{http_version}';
  const text = execFileSync('curl', ['-sk', '--http2', '-w', format, url], { encoding: 'utf8' });
  const [, body = '', status = '', protocol = ''] = /^([^]*)\n(\d+) (\S+)$/.exec(text) ?? [];
  return { status, protocol, body };
};

test('the commands of docs/operating, in their order, end with the portal on nginx, then with a newer release, then with the older one', async () => {
  test.setTimeout(300_000);
  const machine = await startMachine();
  const { origin, follow } = machine;
  const page = `${origin}/v2/`;
  const statusOf = (url: string): string => {
    try {
      return get(url).status;
    } catch {
      return 'none';
    }
  };
  try {
    machine.release();
    const [fillIn = '', start = ''] = blocksOf('README.md', '3. Serve it', 'sh');
    follow(fillIn);
    machine.startNginx(start);
    await expect.poll(() => statusOf(page)).toBe('200');
    const first = get(page);
    expect(first.protocol).toBe('HTTP/2');
    expect(first.body).toContain('Help: 0330 808 4410');
    const entryOf = (body: string): string => /data-entry="\.\/([^"]+)"/.exec(body)?.[1] ?? '';
    const older = entryOf(first.body);
    expect(get(page + older).status).toBe('200');

    machine.release(buildUnderOtherNames(machine.folder));
    follow(blocksOf('monitoring.md', 'Upgrading', 'sh').join('\n'));
    await expect.poll(() => entryOf(get(page).body)).not.toBe(older);
    const newer = entryOf(get(page).body);
    // Pages of either release that are open keep loading their files.
    for (const entry of [older, newer]) expect(get(page + entry).status).toBe('200');

    follow(blocksOf('monitoring.md', 'Rolling back', 'sh').join('\n'));
    await expect.poll(() => entryOf(get(page).body)).toBe(older);
    for (const entry of [older, newer]) expect(get(page + entry).status).toBe('200');
  } finally {
    await machine.stop();
  }
});

/** How machine code begins: of Linux, Windows, macOS and WebAssembly. */
const MACHINE_CODE = /^(7f454c46|4d5a|feedfac|cffaedfe|cefaedfe|cafebabe|0061736d)/;

test('a release runs on any processor: none of its files is machine code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'));
  try {
    const release = makeRelease(folder);
    const names = readdirSync(release, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    const beginningOf = (path: string): string => readFileSync(path).subarray(0, 4).toString('hex');
    const found = names
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => MACHINE_CODE.test(beginningOf(path)));
    expect(names.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
    expect(beginningOf(process.execPath)).toMatch(MACHINE_CODE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
