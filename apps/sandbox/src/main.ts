import { readConfig } from './process/readConfig';
import { StartFailure } from './process/StartFailure';
import { startSandbox, type Sandbox } from './startSandbox';

const fail = (error: unknown): never => {
  if (error instanceof StartFailure) console.error(error.message);
  else console.error(error);
  process.exit(1);
};

/** Ctrl-C and SIGTERM stop everything; a second one does not wait. */
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
  const config = readConfig(process.env, process.argv.slice(2));
  const sandbox = await startSandbox(config);
  stopOnSignals(sandbox);
  console.log(`Foyer is ready: http://localhost:${config.port}/sandbox`);
};

main().catch(fail);
