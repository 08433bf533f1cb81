import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../../program/startSandbox';
import { onceForAllWorkers } from './onceForAllWorkers';
import { createDatabase, databaseAt, TEST_PASSWORD_COST } from './testDatabases';

/** The databases that the sandbox supports. Tests of races, starts, the plan engines and most crashes run on both. */
export const bothEngines = ['pglite', 'postgresql'] as const;
export type Engine = (typeof bothEngines)[number];

/**
 * The database of all other tests. The queries are the same on both, and the portal's tests and journeys use
 * the embedded one. `EVERY_DATABASE=1` runs them on both.
 */
export const engines: readonly Engine[] = process.env['EVERY_DATABASE']
  ? bothEngines
  : ['postgresql'];

/** The database that every test's database is copied from. */
const TEMPLATE = 'foyer_template';

/** The data of a test's sandbox, so that it can restart on it. */
export interface TestData {
  dataDir: string;
  databaseUrl: string | null;
}

/** Seeds a database once for all test files. @returns its folder */
const seededOnce = async (engine: Engine): Promise<string> => {
  const dataDir = join(inject('sharedFolder'), engine);
  await onceForAllWorkers(`seed-${engine}`, async () => {
    const url = inject('postgresUrl');
    if (engine === 'postgresql') await createDatabase(url, TEMPLATE);
    const databaseUrl = engine === 'postgresql' ? databaseAt(url, TEMPLATE) : null;
    const sandbox = await startSandbox({
      port: 0,
      dataDir,
      databaseUrl,
      passwordCost: TEST_PASSWORD_COST,
    });
    await sandbox.close();
  });
  return dataDir;
};

/** A new PostgreSQL database, empty or as a copy of a template. @returns its address */
export const newTestDatabase = async (template?: string): Promise<string> => {
  const url = inject('postgresUrl');
  const name = `foyer_${randomBytes(6).toString('hex')}`;
  await createDatabase(url, name, template);
  return databaseAt(url, name);
};

/** A copy of the seeded data for one test. */
export const copySeeded = async (engine: Engine): Promise<TestData> => {
  const seeded = await seededOnce(engine);
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  await cp(seeded, dataDir, { recursive: true });
  return { dataDir, databaseUrl: engine === 'postgresql' ? await newTestDatabase(TEMPLATE) : null };
};

/** A sandbox for one test, with all venues and personas. */
export interface TestSandbox extends Sandbox {
  data: TestData;
}

/** Starts a sandbox on a copy of the seeded data. Close it when the test is over. */
export const startTestSandbox = async (
  engine: Engine,
  options: SandboxOptions = {},
): Promise<TestSandbox> => {
  const data = await copySeeded(engine);
  const sandbox = await startSandbox({
    port: 0,
    passwordCost: TEST_PASSWORD_COST,
    ...data,
    ...options,
  });
  return {
    ...sandbox,
    data,
    close: async () => {
      await sandbox.close();
      await rm(data.dataDir, { recursive: true, force: true });
    },
  };
};
