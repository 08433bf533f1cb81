import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { flatten, safeParse } from 'valibot';
import { type CallName, calls } from '../contract/calls';
import { profiles } from './callNeeds';
import { fixtures, type Fixtures } from './fixtures';
import type { ConformanceOptions } from './runConformance';

/** The help text that the kit prints when its arguments are wrong. */
export const usage = `pnpm conformance --base-url URL [options]

  --base-url URL       where the product API starts, or the origin that serves it under /api
  --auth-url URL       where the auth service starts (default: /auth beside the API)
  --portal-url URL     where the portal is served (default: the API's origin)
  --router-url URL     where the router is (default: its calls are skipped)
  --captive-url URL    the gateway's captive portal API, RFC 8908 (default: it is not asked)
  --location DETAILS   the visitor's place, such as "location_id=canal-wharf&customer_code=foyer"
  --profile NAME       minimal: the calls that the portal needs (default); full: every call
  --fixtures FILE      test accounts; without them the kit changes no data
  --yes                change the data of those accounts
  --except NAMES       calls that the backend does not have yet, separated by commas
  --json FILE          write the report as JSON
  --junit FILE         write the report as JUnit XML`;

/** What the command line asks for, beside the run itself. */
export type CommandLine = {
  readonly options: ConformanceOptions;
  /** Files to write, as whole paths. */
  readonly json: string | null;
  readonly junit: string | null;
  /** The gateway's captive portal API; null where it is not asked. */
  readonly captiveUrl: string | null;
  /** The person has agreed that data is changed. */
  readonly mayChangeData: boolean;
};

/**
 * Reads the command line.
 *
 * @param folder where the person stands; paths start there
 * @throws Error whose message says what is wrong
 */
export const readArguments = (args: readonly string[], folder = process.cwd()): CommandLine => {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      'base-url': { type: 'string' },
      'auth-url': { type: 'string' },
      'portal-url': { type: 'string' },
      'router-url': { type: 'string' },
      'captive-url': { type: 'string' },
      location: { type: 'string' },
      profile: { type: 'string' },
      fixtures: { type: 'string' },
      yes: { type: 'boolean' },
      except: { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
    },
  });
  const { 'base-url': baseUrl, fixtures: file, json, junit } = values;
  if (!baseUrl) throw new Error('--base-url is missing.');
  return {
    options: {
      baseUrl: readUrl('--base-url', baseUrl) ?? baseUrl,
      authUrl: readUrl('--auth-url', values['auth-url']),
      portalUrl: readUrl('--portal-url', values['portal-url']),
      routerUrl: readUrl('--router-url', values['router-url']),
      place: readPlace(values.location),
      profile: readProfile(values.profile),
      fixtures: file ? readFixtures(resolve(folder, file)) : undefined,
      except: readExcept(values.except),
    },
    json: json ? resolve(folder, json) : null,
    junit: junit ? resolve(folder, junit) : null,
    captiveUrl: readUrl('--captive-url', values['captive-url']) ?? null,
    mayChangeData: values.yes ?? false,
  };
};

const readUrl = (option: string, value: string | undefined): string | undefined => {
  if (value && !/^https?:\/\//.test(value))
    throw new Error(`${option} is ${value}, not an address that starts with http:// or https://.`);
  return value;
};

const readPlace = (details: string | undefined) => {
  const place = Object.fromEntries(new URLSearchParams(details));
  return { location_id: '', ...place };
};

const readProfile = (name = 'minimal') => {
  const profile = profiles.find((one) => one === name);
  if (!profile) throw new Error(`--profile is ${name}; there are: ${profiles.join(', ')}.`);
  return profile;
};

const readExcept = (names = ''): CallName[] => {
  const asked = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = asked.filter((name) => !isCallName(name));
  if (unknown.length > 0)
    throw new Error(
      `--except names no calls of the contract: ${unknown.join(', ')}. The report lists their names, such as getTerms.`,
    );
  return asked.filter(isCallName);
};

const readFixtures = (file: string): Fixtures => {
  const { output, success, issues } = safeParse(fixtures, JSON.parse(readFileSync(file, 'utf8')));
  if (success) return output;
  const wrong = Object.entries(flatten(issues).nested ?? {}).map(
    ([path, messages = []]) => `  ${path}: ${messages.join(' ')}`,
  );
  throw new Error([`${file} is not a file of test accounts:`, ...wrong].join('\n'));
};

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
