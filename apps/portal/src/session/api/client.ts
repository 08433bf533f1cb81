import type { ApiError, Client, ConnectionOptions } from '@foyer/api-client';
import { reloadOnce } from '~/shared/loading/reloadOnce';

/** The browser could not load the client's own code, so the network is down. */
export const noClient: ApiError = {
  kind: 'network',
  call: 'client',
  message: 'The client did not load.',
};

let options: ConnectionOptions = {};
let opening: Promise<Client | null> | null = null;
let failures = 0;

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
    async () => {
      failures += 1;
      // A first failure leaves the page alone: most browsers succeed on the next try.
      if (failures > 1) await reloadOnce();
      options.onFailure?.(noClient);
      return (opening = null);
    },
  );
  return opening;
};
