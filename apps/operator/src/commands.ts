import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hostOf, walledGarden } from '@foyer/domain';
import { doctor } from './doctor/doctor';
import { printFindings } from './doctor/printFindings';
import { configure, headersFor, readHashes } from './release/configure';
import { makeRelease } from './release/makeRelease';
import { reportFailedFilling } from './release/reportFailedFilling';
import { caddyHeaders } from './servers/caddyConfig';
import { nginxHeaders } from './servers/nginxConfig';
import { readSettings, SettingsError } from './settings/readSettings';
import { installationFrom, type Settings } from './settings/Settings';
import { gardenFormats, gardenWarning } from './walled-garden/gardenFormats';

interface Given {
  args: readonly string[];
  /** A path that starts where the person stands. */
  at: (path: string) => string;
  env: NodeJS.ProcessEnv;
  /** This program's own file. */
  program: string;
  print: (text: string) => void;
}

interface Command {
  summary: string;
  /** @returns the exit code */
  run: (given: Given) => Promise<number>;
}

type Options = Readonly<Record<string, string | undefined>>;

const readOptions = (
  { args }: Given,
  names: readonly string[],
): { options: Options; words: readonly string[] } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    });
    return { options: values, words: positionals };
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
};

const settingsOf = ({ at, env }: Given, { settings }: Options): Settings => {
  const usual = at('installation.json');
  return readSettings(settings ? at(settings) : existsSync(usual) ? usual : null, env);
};

const chosen = <T>(table: Readonly<Record<string, T>>, name: string, what: string): T => {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined)
    throw new SettingsError(
      `Unknown ${what} "${name}"; known are: ${Object.keys(table).join(', ')}.`,
    );
  return found;
};

type RouteHeaders = ReturnType<typeof headersFor>;

const eachRoute = (headers: RouteHeaders, comment: string, lines: typeof nginxHeaders): string =>
  Object.entries(headers)
    .map(([route, values]) => [`${comment} ${route}`, ...lines(values)].join('\n'))
    .join('\n\n');

const headerFormats: Readonly<Record<string, (headers: RouteHeaders) => string>> = {
  json: (headers) => JSON.stringify(headers, null, 2),
  nginx: (headers) => eachRoute(headers, '#', nginxHeaders),
  caddy: (headers) => eachRoute(headers, '#', caddyHeaders),
};

/** Where the project keeps the portal's build and its release. */
const DIST = 'apps/portal/dist';
const RELEASE = 'dist/release';

export const commands: Readonly<Record<string, Command>> = {
  release: {
    summary: `makes a release of the portal's build: --dist DIR (${DIST}), --out DIR (${RELEASE})`,
    run: async (given) => {
      const { options } = readOptions(given, ['dist', 'out']);
      const out = given.at(options['out'] ?? RELEASE);
      const { version, files } = await makeRelease(
        given.at(options['dist'] ?? DIST),
        out,
        given.program,
      );
      given.print(`Release ${version}: ${files} files in ${out}`);
      return 0;
    },
  },
  configure: {
    summary: `fills a release in for one installation: --release DIR (${RELEASE}), --to DIR, --scratch DIR`,
    run: async (given) => {
      const { options } = readOptions(given, ['settings', 'release', 'to', 'scratch']);
      if (!options['to']) throw new SettingsError('--to is missing: the folder to write.');
      const to = given.at(options['to']);
      const scratch = options['scratch'] ? given.at(options['scratch']) : to;
      try {
        const settings = settingsOf(given, options);
        await configure(given.at(options['release'] ?? RELEASE), settings, to, scratch);
      } catch (error) {
        await reportFailedFilling(given.env);
        throw error;
      }
      given.print(`Written to ${to}`);
      return 0;
    },
  },
  headers: {
    summary: `prints the headers: json, nginx or caddy; --release DIR (${RELEASE})`,
    run: async (given) => {
      const { options, words } = readOptions(given, ['settings', 'release']);
      const print = chosen(headerFormats, words[0] ?? 'json', 'format');
      const settings = settingsOf(given, options);
      const hashes = await readHashes(given.at(options['release'] ?? RELEASE)).catch(() => {
        throw new SettingsError('No release found: run pnpm release, or name one by --release.');
      });
      given.print(print(headersFor(settings, hashes)));
      return 0;
    },
  },
  'walled-garden': {
    summary: `prints what must be reachable before payment: ${Object.keys(gardenFormats).join(', ')}`,
    run: async (given) => {
      const { options, words } = readOptions(given, ['settings']);
      const print = chosen(gardenFormats, words[0] ?? 'plain', 'format');
      const settings = settingsOf(given, options);
      const hosts = walledGarden(installationFrom(settings), hostOf(settings.publicUrl) ?? '');
      given.print([...gardenWarning, '', ...print(hosts)].join('\n'));
      return 0;
    },
  },
  examine: {
    summary: 'looks at an installation from outside: examine https://wifi.example.com/v2/',
    run: async (given) => {
      const { options, words } = readOptions(given, ['captive-api', 'gateway']);
      const address = words[0];
      if (!address || !URL.canParse(address))
        throw new SettingsError('Name the portal’s address, such as https://wifi.example.com/v2/.');
      const findings = await doctor({
        portal: address,
        captiveApi: options['captive-api'] ?? null,
        gateway: options['gateway'] ?? null,
      });
      given.print(printFindings(findings));
      return findings.some(({ level }) => level === 'wrong') ? 1 : 0;
    },
  },
};
