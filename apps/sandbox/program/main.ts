import { explainStartError } from '../src/process/explainStartError';
import { readConfig } from '../src/process/readConfig';
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
  if (sandbox.publicBecause === null) {
    console.log(`Foyer is ready: http://localhost:${config.port}/sandbox`);
    return;
  }
  console.log(
    `There is no console, no demo venue and no test hook, because ${sandbox.publicBecause}; they are for this machine only.`,
  );
  if (config.testPayments)
    console.log(
      'A test card pays for everybody, because TEST_PAYMENTS is on: set STRIPE_SECRET_KEY for real payments.',
    );
  console.log(`Foyer is ready: ${config.publicUrl}/v2/`);
};

main().catch(fail);
