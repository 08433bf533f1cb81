import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgresUrl: string;
    /** Folder in which the first test stores what all workers use. */
    sharedFolder: string;
  }
}

/**
 * Starts PostgreSQL and creates a folder for the database that is seeded once and copied by each
 * test file.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-tests-'));
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  project.provide('sharedFolder', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
