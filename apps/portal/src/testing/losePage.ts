import { vi } from 'vitest';

/** Makes the page's own address fail, so that no lost code reloads the page: jsdom cannot. */
export const losePage = (): void => {
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((address, options) =>
    address === window.location.pathname
      ? Promise.reject(new TypeError('Failed to fetch'))
      : send(address, options),
  );
};
