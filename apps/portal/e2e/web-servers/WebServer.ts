import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, selfSign, whyMissing } from '../support/programs';

export type Kind = 'nginx' | 'caddy';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const operate = file('../../../operator/dist/operate.js');
const dist = file('../../dist');
/** The user without rights that Debian has for everybody. */
export const NOBODY = 65_534;

/** Why this machine cannot run the web servers; null where it can. */
export const whyNoServer = (): string | null => {
  const missing = whyMissing(['nginx', 'caddy', 'openssl', 'curl']);
  if (missing) return missing;
  if (!existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'))
    return 'nginx has no module for brotli';
  return process.getuid?.() === 0 ? null : 'only root can start them as a user without rights';
};

/** Whether this machine can listen on IPv6. */
export const hasIpv6 = existsSync('/proc/net/if_inet6');

/** A port that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Makes a release of the build, which nobody may change afterwards. @returns its folder */
export const makeRelease = (folder: string, from = dist): string => {
  const release = join(folder, 'release');
  run(process.execPath, operate, 'release', '--dist', from, '--out', release);
  run('chmod', '-R', 'a-w,a+rX', release);
  return release;
};

const HASHED = /-([\w-]{8})\.\w+$/;

/** Another build of the portal, in which every hashed file has another name, as after a change of its source. */
export const buildUnderOtherNames = (folder: string): string => {
  const other = join(folder, 'other-build');
  cpSync(dist, other, { recursive: true, filter: (name) => !/\.(br|gz|map)$/.test(name) });
  const assets = readdirSync(join(other, 'assets'));
  const hashes = [...new Set(assets.map((name) => HASHED.exec(name)?.[1] ?? ''))].filter(Boolean);
  const rename = (text: string): string =>
    hashes.reduce(
      (renamed, hash) => renamed.replaceAll(hash, Array.from(hash).toReversed().join('')),
      text,
    );
  for (const name of readdirSync(other, { recursive: true }).map(String))
    if (/\.(js|css|html|json)$/.test(name) && !name.startsWith('themes'))
      writeFileSync(join(other, name), rename(readFileSync(join(other, name), 'utf8')));
  for (const name of assets)
    renameSync(join(other, 'assets', name), join(other, 'assets', rename(name)));
  return other;
};

/** A web server with a release, over TLS, before a backend. */
export interface WebServer {
  origin: string;
  release: string;
  /**
   * Puts a newer release in the place of this one.
   *
   * @param keepsAssets the files of this one stay beside the new ones, as docs/operating says
   */
  upgrade: (keepsAssets: boolean) => void;
  /** Puts the first release back, in the same way. */
  rollBack: (keepsAssets: boolean) => void;
  stop: () => Promise<void>;
}

const answers = async (origin: string): Promise<boolean> => {
  try {
    run('curl', '-sk', '-m', '2', '-o', '/dev/null', `${origin}/v2/version.json`);
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return false;
  }
};

/**
 * Follows docs/operating to the letter: makes a release, fills it in for an installation, and starts the
 * server as a user without rights, who can write nowhere but in one folder.
 *
 * @param port where the sandbox believes that it is reached
 * @param backend the sandbox, which the server passes every other call on to
 */
export const startWebServer = async (
  kind: Kind,
  port: number,
  backend: string,
  publicConfig: Readonly<Record<string, unknown>>,
): Promise<WebServer> => {
  const folder = mkdtempSync(join(tmpdir(), `foyer-${kind}-`));
  try {
    return await serve(folder, kind, port, backend, publicConfig);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

const serve = async (
  folder: string,
  kind: Kind,
  port: number,
  backend: string,
  publicConfig: Readonly<Record<string, unknown>>,
): Promise<WebServer> => {
  chmodSync(folder, 0o755);
  const release = makeRelease(folder);
  const origin = `https://localhost:${port}`;
  const [certificate, key, scratch] = ['cert.pem', 'key.pem', 'scratch'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  selfSign('localhost', certificate, key);
  mkdirSync(scratch);
  for (const path of [certificate, key, scratch]) run('chown', String(NOBODY), path);
  const settings = join(folder, 'installation.json');
  writeFileSync(
    settings,
    JSON.stringify({
      publicUrl: origin,
      port,
      ipv6: hasIpv6,
      certificate,
      certificateKey: key,
      backend,
      backendPaths: ['/api/', '/auth/', '/speed-test/', '/gateway/', '/router/', '/sandbox/'],
      help: 'Help: 0330 808 4410',
      publicConfig,
    }),
  );
  const filled = join(folder, 'filled');
  const fillIn = (): void => {
    const places = ['--release', release, '--to', filled, '--scratch', scratch];
    run(process.execPath, operate, 'configure', '--settings', settings, ...places);
    run('chmod', '-R', 'a-w,a+rX', filled);
  };
  fillIn();
  // An operator keeps the release that they may return to.
  const first = join(folder, 'first-release');
  cpSync(release, first, { recursive: true });
  const replace = (put: () => void, keepsAssets: boolean): void => {
    const assets = join(release, 'site', 'assets');
    const before = mkdtempSync(join(folder, 'assets-'));
    cpSync(assets, before, { recursive: true });
    put();
    if (keepsAssets) cpSync(before, assets, { recursive: true, force: false });
    fillIn();
  };
  const upgrade = (keepsAssets: boolean): void =>
    replace(() => makeRelease(folder, buildUnderOtherNames(folder)), keepsAssets);
  const rollBack = (keepsAssets: boolean): void =>
    replace(() => {
      rmSync(release, { recursive: true });
      cpSync(first, release, { recursive: true });
    }, keepsAssets);
  const [program, args] =
    kind === 'nginx'
      ? ['nginx', ['-c', join(filled, 'nginx.conf'), '-e', 'stderr']]
      : ['caddy', ['run', '--config', join(filled, 'Caddyfile'), '--adapter', 'caddyfile']];
  const child = spawn(program, args, {
    uid: NOBODY,
    gid: NOBODY,
    env: { PATH: '/usr/sbin:/usr/bin:/bin', HOME: scratch },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += String(data)));
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 50 && child.exitCode === null; tries += 1)
    if (await answers(origin)) return { origin, release, upgrade, rollBack, stop };
  await stop();
  throw new Error(`${kind} does not answer:\n${output}`);
};
