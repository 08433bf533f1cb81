import { startCardProvider } from './startCardProvider';

const DEFAULT_PORT = 4001;

const readPort = (text = ''): number => {
  const port = text === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}", which is not a port number between 0 and 65535.`);
};

/** Runs the card provider until it is stopped. It prints the settings that a sandbox needs to use it. */
const main = async (): Promise<void> => {
  // What people have stored is for this account only.
  process.umask(0o077);
  const { PORT, HOST, DATA_DIR = '.foyer/card-provider' } = process.env;
  const provider = await startCardProvider({
    port: readPort(PORT),
    dataDir: DATA_DIR,
    ...(HOST ? { host: HOST } : {}),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void provider.close().finally(() => process.exit(0)));
  console.log(
    [
      `The card provider is ready: ${provider.origin}`,
      `STRIPE_API_ORIGIN=${provider.origin}`,
      `STRIPE_SECRET_KEY=${provider.secretKey}`,
      `STRIPE_PUBLISHABLE_KEY=${provider.publishableKey}`,
    ].join('\n'),
  );
};

main().catch((error: unknown) => {
  console.error(
    `The card provider could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
