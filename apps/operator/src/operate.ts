import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from './commands';
import { SettingsError } from './settings/readSettings';

/** The project's command runs this in its package's folder, and says where the person stands. */
const folder = process.env['FOYER_STARTED_IN'] ?? process.env['INIT_CWD'] ?? process.cwd();

const usage = [
  'operate.js COMMAND [options]',
  '',
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`),
  '',
  '  --settings FILE  of configure, headers and walled-garden: the installation’s settings (default: installation.json where it exists)',
].join('\n');

const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new SettingsError(`Unknown command "${name}".\n\n${usage}`);
  return command.run({
    args: args.filter((arg) => arg !== '--'),
    at: (path) => resolve(folder, path),
    env: process.env,
    program: fileURLToPath(import.meta.url),
    print: (text) => void process.stdout.write(`${text}\n`),
  });
};

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
