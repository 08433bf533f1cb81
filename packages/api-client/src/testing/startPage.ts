import { vi } from 'vitest';

/** Where the page's API and auth service are. */
export const bases = { api: 'https://api.test/api', auth: 'https://api.test/auth' };

/**
 * Gives the start script the parts of a page that it uses, without a browser, until `vi.unstubAllGlobals`.
 *
 * @returns what the browser has stored
 */
export const openStartPage = (hash: string): Map<string, string> => {
  const storage = new Map<string, string>();
  vi.stubGlobal('window', { location: { hash } });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return storage;
};

/** The path of a request, relative to the page or not. */
export const pathOf = (url: string): string => new URL(url, 'https://portal.test/v2/').pathname;
