import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sandboxes' origins, one for each worker. */
    sandboxUrls: string[];
  }
}

/** The origin of this worker's sandbox. */
export const sandboxUrl = (): string => {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const url = inject('sandboxUrls')[worker - 1];
  if (!url) throw new Error(`There is no sandbox for worker ${worker}.`);
  return url;
};

/**
 * Calls the sandbox's console, for example its outbox.
 *
 * @param path under `/sandbox/api`
 * @throws Error when the console answers with an error
 */
export const callSandboxConsole = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(`${sandboxUrl()}/sandbox/api${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
};
