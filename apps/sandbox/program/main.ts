import { explainStartError } from '../src/process/explainStartError';
import { readConfig } from '../src/process/readConfig';
import { readyLines } from '../src/process/readyLines';
import { requireNode } from '../src/process/requireNode';
import type { Sandbox } from './startSandbox';

/** Prints one clear sentence; `DEBUG=1` adds the stack. */
const fail = (error: unknown): never => {
  console.error(explainStartError(error));
  if (process.env['DEBUG']) console.error(error);
  process.exit(1);
};

/** Ctrl-C and SIGTERM shut down cleanly; a second signal ends the process at once. */
const stopOnSignals = (sandbox: Sandbox): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void sandbox.close().finally(() => process.exit(0));
    });
};

const main = async (): Promise<void> => {
  process.env['STRIPE_SUPPRESS_NOTICES'] = 'true';
  requireNode();
  // What people have stored is for this account only.
  process.umask(0o077);
  const config = readConfig(process.env, process.argv.slice(2));
  // Imported after `requireNode`, because these modules fail to load on an older Node.js.
  const { startSandbox } = await import('./startSandbox');
  const sandbox = await startSandbox(config);
  stopOnSignals(sandbox);
  for (const line of readyLines(config, sandbox.publicBecause)) console.log(line);
};

main().catch(fail);
