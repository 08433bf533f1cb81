import type { Client, ConnectionOptions } from '@foyer/api-client';

let options: ConnectionOptions = {};
let opening: Promise<Client> | null = null;

/** Says how the client is to be made; called once at the start, before anything asks for it. */
export const configureClient = (chosen: ConnectionOptions): void => {
  options = chosen;
  opening = null;
};

/** The client. Its code arrives when it is first wanted, after the first page is usable. */
export const getClient = (): Promise<Client> => {
  opening ??= import('@foyer/api-client').then(({ createClient }) => createClient(options));
  opening.catch(() => {
    opening = null;
  });
  return opening;
};
