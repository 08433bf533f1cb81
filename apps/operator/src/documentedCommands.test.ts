import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from './commands';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = readdirSync(join(root, 'docs/operating')).map((name) =>
  read(`docs/operating/${name}`),
);

/** The programs that a page may start in a code span; its blocks of shell are commands throughout. */
const PROGRAM = /^(npm|pnpm|start\.sh|operate\.js|node|nginx|caddy) /;

/** Every command of a page, one for each program that it starts. */
const commandsOf = (page: string): string[] => {
  const blocks = [...page.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, text = '']) => text);
  const spans = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return [
    ...blocks.flatMap((text) =>
      text
        .replaceAll(/\\\n\s*/g, '')
        .trim()
        .split('\n'),
    ),
    ...spans.filter((text) => PROGRAM.test(text)),
  ]
    .flatMap((line) => line.split(' && '))
    .map((line) =>
      line
        .trim()
        .replace(/^alias [\w-]+='(.*)'$/, '$1')
        .replace(/^(sudo|as-nobody) /, ''),
    );
};

/** Stands for the machine that the pages are followed on. */
const folder = mkdtempSync(join(tmpdir(), 'foyer-commands-'));
const installation = {
  publicUrl: 'https://wifi.example.com',
  publicConfig: { apiBase: 'https://api.example.com/v1' },
};
const files: Readonly<Record<string, string>> = {
  'apps/portal/dist/index.html': '<head><meta name="foyer-api-base" content="" /></head>',
  'apps/portal/dist/version.json': '{"version":"abc"}',
  'apps/portal/dist/csp.json': '{"scriptHashes":["sha256-a"],"styleHashes":[]}',
  'apps/portal/dist/manifest.json': '{}',
  'apps/portal/dist/third-party.json': '[]',
  'apps/portal/dist/assets/entry-12345678.js': 'export {};',
  'operate.js': '// the program',
  'installation.json': JSON.stringify(installation),
  'opt/foyer/installation.json': JSON.stringify(installation),
};

/** What it says; an exit code of 1 says that something is wrong with an installation. */
const operate = async (name: string, args: readonly string[]): Promise<string> => {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}.`);
  const printed: string[] = [];
  await command.run({
    args,
    at: (path) => join(folder, path),
    env: {},
    program: join(folder, 'operate.js'),
    print: (text) => void printed.push(text),
  });
  return printed.join('\n');
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await operate('release', []);
  await operate('release', ['--out', '/opt/foyer/release']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scriptsOf = (path: string): Record<string, string> =>
  (JSON.parse(read(path)) as { scripts: Record<string, string> }).scripts;

/** Every option of the arguments stands in a text. */
const expectOptions = (args: readonly string[], text: string): void => {
  for (const option of args.filter((arg) => arg.startsWith('-'))) expect(text).toContain(option);
};

/** The blocks that the step `production` runs as they are, in `operating-page.production.ts`. */
const followed = (): string => {
  const journey = read('apps/portal/e2e/operating-page.production.ts');
  const sections = pages.flatMap((page) => page.split(/^## /m).slice(1));
  return sections
    .filter((section) => journey.includes(`'${section.split('\n')[0] ?? ''}'`))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '');
};

/** Nobody is asked but this machine, at a port that nobody listens on. */
const onThisMachine = (arg: string): string =>
  arg.replace(/^https?:\/\/[^/]+/, 'http://127.0.0.1:9');

/** How a command of the documentation is tried, by its first words; the first match counts. */
const trials: readonly (readonly [
  start: RegExp,
  attempt: (args: readonly string[], found: RegExpExecArray) => unknown,
])[] = [
  [
    /^pnpm (release|examine|bench:sandbox)$/,
    (_, [, script = '']) => expect(scriptsOf('package.json')).toHaveProperty([script]),
  ],
  [
    /^npm run (release)$/,
    (_, [, script = '']) => expect(scriptsOf('package.json')).toHaveProperty([script]),
  ],
  [
    /^(?:pnpm|npm run) (headers|walled-garden|examine)(?: --)?(?= |$)/,
    async (args, [, name = '']) => {
      expect(scriptsOf('package.json')).toHaveProperty(name);
      expect(await operate(name, args.map(onThisMachine))).not.toBe('');
    },
  ],
  [
    /^node \/opt\/foyer\/release\/operate\.js (configure)/,
    async (args) => {
      expect(await operate('configure', args)).toContain('Written to');
      expect(readdirSync(join(folder, 'opt/foyer/filled'))).toEqual(
        expect.arrayContaining(['index.html', 'nginx.conf', 'Caddyfile', 'headers.json']),
      );
    },
  ],
  [
    /^pnpm conformance/,
    (args) => {
      expect(scriptsOf('package.json')).toHaveProperty('conformance');
      expectOptions(args, read('packages/api-client/src/conformance/readArguments.ts'));
    },
  ],
  [
    /^pnpm --filter @foyer\/operator (\w+)/,
    (_, [, script = '']) => expect(scriptsOf('apps/operator/package.json')).toHaveProperty(script),
  ],
  [
    /^pnpm self-checks (\S+)/,
    (_, [, check = '']) =>
      expect(read(`scripts/${check}.test.mjs`)).toContain('toMatchFileSnapshot'),
  ],
  [
    /^start\.sh (\w+)$/,
    (_, [, word = '']) => expect(read('deploy/start.sh')).toContain(`= ${word} ]`),
  ],
  [
    // The step `production` starts both in this way.
    /^(nginx|caddy)/,
    (args) =>
      args
        .filter((arg) => !arg.includes('/'))
        .forEach((arg) =>
          expect(read('apps/portal/e2e/web-servers/WebServer.ts')).toContain(`'${arg}'`),
        ),
  ],
  [
    /^(setpriv|install|mkdir|cp|mv|rm|kill)\b/,
    (args, [program = '']) => expect(followed()).toContain([program, ...args].join(' ')),
  ],
];

const attempt = async (command: string): Promise<void> => {
  for (const [start, run] of trials) {
    const found = start.exec(command);
    if (!found) continue;
    const args = command.slice(found[0].length).split(' ').filter(Boolean);
    await run(args, found);
    return;
  }
  throw new Error(`No row says how to try "${command}".`);
};

describe('the commands of docs/operating', () => {
  it.each([...new Set(pages.flatMap(commandsOf))])('%s', attempt);

  it.each([
    'pnpm examin https://wifi.example.com/v2/',
    'pnpm examine https://wifi.example.com/v2/ --captive https://wifi.example.com/captive',
    'pnpm headers iis',
    'pnpm walled-garden cisco',
    'pnpm conformance --api-url https://api.example.com/v1',
    'node /opt/foyer/release/operate.js configure --into /opt/foyer/filled',
    'pnpm measure',
    'start.sh stop',
    'nginx -g /opt/foyer/filled/nginx.conf',
    'setpriv --no-such-option',
    'rm -rf /srv/foyer',
    'podman run foyer',
  ])('would be found wrong: %s', async (command) => {
    await expect(attempt(command)).rejects.toThrow();
  });
});
