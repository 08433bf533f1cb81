import type { Client, ConnectionOptions } from '@foyer/api-client';

let options: ConnectionOptions = {};
let opening: Promise<Client | null> | null = null;

/** Says how the client is to be made; called once at the start, before anything asks for it. */
export const configureClient = (chosen: ConnectionOptions): void => {
  options = chosen;
  opening = null;
};

/**
 * The client. Its code arrives when it is first wanted, after the first page is usable.
 *
 * @returns null when the code cannot be had: to whoever asks, the network is down; asked again, it is
 *   fetched again. Never throws.
 */
export const getClient = (): Promise<Client | null> => {
  opening ??= import('@foyer/api-client').then(
    ({ createClient }) => createClient(options),
    () => (opening = null),
  );
  return opening;
};
