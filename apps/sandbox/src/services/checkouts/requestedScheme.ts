import { AsyncLocalStorage } from 'node:async_hooks';

type Scheme = 'light' | 'dark';

const current = new AsyncLocalStorage<Scheme>();

/** Runs a request from a page in the scheme that `Sec-CH-Prefers-Color-Scheme` names. Light where a browser sends none. */
export const inScheme = <T>(header: string | undefined, run: () => T): T =>
  current.run(header === 'dark' ? 'dark' : 'light', run);

/** The scheme of the page that asks. */
export const requestedScheme = (): Scheme => current.getStore() ?? 'light';
