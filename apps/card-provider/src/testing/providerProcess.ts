import { startCardProvider } from '../startCardProvider';

/** A provider in a process of its own, which a test may kill. The folder is its one argument. */
const provider = await startCardProvider({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.argv[2],
  now: () => Date.UTC(2026, 10, 20, 9),
  webhookUrl: process.argv[3],
  webhookSecret: 'whsec_test_secret',
});
process.stdout.write(`${JSON.stringify(provider)}\n`);
