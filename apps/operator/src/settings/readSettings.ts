import { readFileSync } from 'node:fs';
import { calls } from '@foyer/api-client/contract';
import { flatten, safeParse } from 'valibot';
import { configurationKeys, type ValueType } from './configurationKeys';
import { settingRows, standardSettings, type Settings } from './Settings';

/** Something in the settings that a person can correct. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const readers: Readonly<Record<ValueType, (text: string) => unknown>> = {
  text: (text) => text,
  number: (text) => (text.trim() === '' ? Number.NaN : Number(text)),
  flag: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  list: (text) => text.split(/[\s,]+/).filter(Boolean),
  table: (text) => JSON.parse(text) as unknown,
};

const fits: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  table: (value) => typeof value === 'object' && value !== null,
};

const wanted: Readonly<Record<ValueType, string>> = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  list: 'a list of texts',
  table: 'a table',
};

const readVariable = (variable: string, type: ValueType, text: string): unknown => {
  try {
    const value = readers[type](text);
    if (fits[type](value)) return value;
  } catch {
    // Said below.
  }
  throw new SettingsError(`${variable} is "${text}", which is not ${wanted[type]}.`);
};

/** Keys of a public configuration that no page reads, with dots. A value of its own kind counts as one key. */
export const unknownKeys = (config: Readonly<Record<string, unknown>>): string[] => {
  const known = configurationKeys.map(({ key }) => key);
  return Object.entries(config).flatMap(([name, value]) => {
    if (known.includes(name)) return [];
    const inner = known.filter((key) => key.startsWith(`${name}.`));
    if (inner.length === 0 || typeof value !== 'object' || value === null)
      return inner.length > 0 && (value === null || value === undefined) ? [] : [name];
    return Object.keys(value)
      .map((key) => `${name}.${key}`)
      .filter((key) => !known.includes(key));
  });
};

/** Variables of this program and of `start.sh` that are not settings. */
const OTHERS = ['FOYER_RELEASE', 'FOYER_SCRATCH', 'FOYER_STARTED_IN'];

/** Variables that look like settings and are none are usually misspelt. */
const unknownVariables = (env: Environment): string[] => {
  const known = [...configurationKeys, ...settingRows].map(({ variable }) => variable);
  return Object.keys(env).filter(
    (name) => name.startsWith('FOYER_') && !known.includes(name) && !OTHERS.includes(name),
  );
};

const setKey = (config: Record<string, unknown>, key: string, value: unknown): void => {
  const [first = '', second] = key.split('.');
  config[first] = second ? { ...(config[first] as object | undefined), [second]: value } : value;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings of a file, with every problem in one message. */
const fromFile = (file: string): Partial<Settings> => {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (!isObject(given)) throw new SettingsError(`${file} is not a JSON object.`);
  const { publicConfig = {}, ...others } = given;
  const problems = Object.entries(others).flatMap(([name, value]) => {
    const row = settingRows.find((each) => each.name === name);
    if (!row)
      return [
        `Unknown setting "${name}"; known are: publicConfig, ${settingRows.map((each) => each.name).join(', ')}.`,
      ];
    const isLeftOut = value === null && row.standard === null;
    return isLeftOut || fits[row.type](value) ? [] : [`${name} is not ${wanted[row.type]}.`];
  });
  if (!isObject(publicConfig)) problems.push('publicConfig is not a JSON object.');
  if (problems.length > 0) throw new SettingsError(`${file}: ${problems.join(' ')}`);
  return given;
};

const check = (settings: Settings): Settings => {
  const problems = unknownKeys(settings.publicConfig).map(
    (key) => `The public configuration has no key "${key}".`,
  );
  const { success, issues } = safeParse(calls.getPublicConfig.answer, settings.publicConfig);
  if (!success)
    for (const [key, messages = []] of Object.entries(flatten(issues).nested ?? {}))
      problems.push(`${key}: ${messages.join(' ')}`);
  if (!/^https?:\/\/[^/]+$/.test(settings.publicUrl))
    problems.push(
      `publicUrl is "${settings.publicUrl}", which is not an origin like https://wifi.example.com.`,
    );
  if (!/^\/([\w.-]+\/)*$/.test(settings.portalPath))
    problems.push(`portalPath is "${settings.portalPath}", which is not a path like /v2/.`);
  for (const path of settings.backendPaths)
    if (!/^\/([\w.-]+\/)*$/.test(path))
      problems.push(`backendPaths has "${path}", which is not a path like /api/.`);
  if (settings.backend && !/^https?:\/\/[\w.:[\]-]+$/.test(settings.backend))
    problems.push(
      `backend is "${settings.backend}", which is not an origin like http://127.0.0.1:4000.`,
    );
  for (const name of ['certificate', 'certificateKey'] as const)
    if (/[\s;{}"']/.test(settings[name]))
      problems.push(
        `${name} is "${settings[name]}", a path with characters that no web server's configuration can hold.`,
      );
  if (Boolean(settings.certificate) !== Boolean(settings.certificateKey))
    problems.push('certificate and certificateKey are needed together.');
  if (/[\s"\\;{}]/.test(settings.reportsTo)) problems.push('reportsTo is not an address.');
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
};

/**
 * Reads the settings from a file and the environment; the environment wins. An empty variable counts as
 * not set.
 *
 * @param file `installation.json`; null for none
 * @throws SettingsError that names every unknown key and every value that cannot be used
 */
export const readSettings = (file: string | null, env: Environment): Settings => {
  const unknown = unknownVariables(env);
  if (unknown.length > 0)
    throw new SettingsError(
      `Unknown setting ${unknown.join(', ')}: docs/operating/configuration.md lists the variables.`,
    );
  const settings: Settings = { ...standardSettings(), ...(file ? fromFile(file) : {}) };
  const publicConfig: Record<string, unknown> = { ...settings.publicConfig };
  for (const { key, variable, type } of configurationKeys) {
    const text = env[variable];
    if (text) setKey(publicConfig, key, readVariable(variable, type, text));
  }
  const changed = settingRows.flatMap(({ name, variable, type }) => {
    const text = env[variable];
    return text ? [[name, readVariable(variable, type, text)]] : [];
  });
  return check({
    ...settings,
    ...(Object.fromEntries(changed) as Partial<Settings>),
    publicConfig,
  });
};
