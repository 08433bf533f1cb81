import type { Client, ConnectionOptions } from '@foyer/api-client';

let options: ConnectionOptions = {};
let opening: Promise<Client | null> | null = null;

/**
 * Sets the function that creates the client; called once at the start, before the first request.
 */
export const configureClient = (chosen: ConnectionOptions): void => {
  options = chosen;
  opening = null;
};

/**
 * The client. Its code loads on first use, after the first page is usable. Never throws.
 *
 * @returns null when the code does not load, which means to callers that the network is down; the
 *   next call loads it again
 */
export const getClient = (): Promise<Client | null> => {
  opening ??= import('@foyer/api-client').then(
    ({ createClient }) => createClient(options),
    () => (opening = null),
  );
  return opening;
};
