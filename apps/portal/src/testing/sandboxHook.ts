import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origins of the sandboxes, one for each worker of the run. */
    sandboxUrls: string[];
  }
}

/** Origin of the sandbox that this worker's tests share. */
export const sandboxUrl = (): string => {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const url = inject('sandboxUrls')[worker - 1];
  if (!url) throw new Error(`There is no sandbox for worker ${worker}.`);
  return url;
};

/**
 * Asks the sandbox's console for something, such as its outbox.
 *
 * @param path under `/sandbox/api`
 * @throws Error when it refuses
 */
export const askSandbox = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(`${sandboxUrl()}/sandbox/api${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
};
