import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { standardSettings } from '../settings/Settings';
import { encodingsOf } from './compress';
import { configure } from './configure';
import { makeRelease } from './makeRelease';

const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'));
const [dist, out] = [join(folder, 'dist'), join(folder, 'release')];
const page =
  '<head><meta charset="utf-8"><meta name="foyer-api-base" content="" /></head><p class="x" data-help></p>'.padEnd(
    900,
  );
const packages = [
  { name: 'react', version: '19.3.1', licence: 'MIT', notice: 'Copyright of React' },
  {
    name: 'dompurify',
    version: '3.4.18',
    licence: '(MPL-2.0 OR Apache-2.0)',
    notice: 'Copyright of Cure53',
  },
];
const build: Record<string, string> = {
  'index.html': page,
  'version.json': '{"version":"abc"}',
  'csp.json': '{"scriptHashes":["sha256-a"],"styleHashes":[]}',
  'manifest.json': '{}',
  'third-party.json': JSON.stringify(packages),
  'assets/entry-12345678.js': 'export {};'.repeat(200),
  'assets/entry-12345678.js.map': '{}',
  'assets/entry-12345678.js.br': 'stale',
  'themes/cove/OFL.txt': 'SIL Open Font License',
  'themes/cove/quicksand.woff2': 'wOF2'.repeat(100),
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(build)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const program = join(folder, 'operate.js');
  writeFileSync(program, '// the program');
  await makeRelease(dist, out, program);
});

const read = (name: string): Buffer => readFileSync(join(out, name));
const names = (): string[] => readdirSync(join(out, 'site'), { recursive: true }).map(String);

describe('a release', () => {
  it('serves neither source maps nor what only the build needs', () => {
    expect(names().filter((name) => /\.map|csp|manifest|third-party\.json/.test(name))).toEqual([]);
    expect(readdirSync(join(out, 'build')).toSorted()).toEqual([
      'csp.json',
      'manifest.json',
      'third-party.json',
    ]);
    expect(statSync(join(out, 'source-maps/assets/entry-12345678.js.map')).isFile()).toBe(true);
  });

  it('has compressed copies of page and scripts, which are the same and smaller, and none of fonts', () => {
    for (const name of ['site/index.html', 'site/assets/entry-12345678.js']) {
      const whole = read(name);
      expect(brotliDecompressSync(read(`${name}.br`))).toEqual(whole);
      expect(gunzipSync(read(`${name}.gz`))).toEqual(whole);
      expect(zstdDecompressSync(read(`${name}.zst`))).toEqual(whole);
      expect(read(`${name}.br`).length).toBeLessThan(whole.length);
    }
    expect(names().filter((name) => /woff2\.|version\.json\./.test(name))).toEqual([]);
  });

  it('brings the notices of packages and fonts, and a bill of materials', () => {
    const notices = read('site/third-party-licences.txt').toString();
    for (const text of ['react 19.3.1 (MIT)', 'Copyright of React', 'SIL Open Font License'])
      expect(notices).toContain(text);
    expect(JSON.parse(read('sbom.cdx.json').toString())).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      components: [
        { purl: 'pkg:npm/react@19.3.1', licenses: [{ license: { id: 'MIT' } }] },
        { licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }] },
      ],
    });
  });

  it('has a checksum for each file', () => {
    for (const line of read('SHA256SUMS').toString().trim().split('\n')) {
      const [sum, name = ''] = line.split('  ');
      expect(createHash('sha256').update(read(name)).digest('hex'), name).toBe(sum);
    }
  });

  it('is the same when it is made again', async () => {
    const again = join(folder, 'again');
    await makeRelease(dist, again, join(folder, 'operate.js'));
    expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toBe(read('SHA256SUMS').toString());
  });

  it('replaces an earlier release, and no folder that holds anything else', async () => {
    const program = join(folder, 'operate.js');
    await makeRelease(dist, out, program);
    const home = join(folder, 'home');
    mkdirSync(home);
    writeFileSync(join(home, 'thesis.txt'), 'two years of work');
    await expect(makeRelease(dist, home, program)).rejects.toThrow('something else than a release');
    await expect(makeRelease(dist, program, program)).rejects.toThrow('is not a folder');
    expect(readFileSync(join(home, 'thesis.txt'), 'utf8')).toBe('two years of work');
  });

  it('takes no font without its licence', async () => {
    const licence = join(dist, 'themes/cove/OFL.txt');
    rmSync(licence);
    await expect(makeRelease(dist, out, '')).rejects.toThrow(
      'The font themes/cove/quicksand.woff2 has no licence',
    );
    expect(read('site/version.json').toString()).toContain('abc');
    writeFileSync(licence, build['themes/cove/OFL.txt'] ?? '');
  });

  it('has brotli and gzip where Node.js has no zstd yet', () => {
    expect(Object.keys(encodingsOf({}))).toEqual(['br', 'gz']);
  });

  it('says what to do where there is no build', async () => {
    await expect(makeRelease(join(folder, 'none'), out, '')).rejects.toThrow('run pnpm build');
  });
});

describe('a release that is filled in', () => {
  it('has help, the policy and the configuration in files of its own', async () => {
    const to = join(folder, 'filled');
    await configure(
      out,
      { ...standardSettings(), help: 'Call us', publicConfig: { stripeEnabled: false } },
      to,
    );
    const html = readFileSync(join(to, 'index.html'), 'utf8');
    expect(html).toContain('Call us');
    expect(html).toContain(
      `http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-a'`,
    );
    expect(brotliDecompressSync(readFileSync(join(to, 'index.html.br'))).toString()).toBe(html);
    expect(JSON.parse(readFileSync(join(to, 'public-config.json'), 'utf8'))).toEqual({
      stripeEnabled: false,
    });
    expect(read('site/index.html').toString()).not.toContain('Call us');
  });
});
