import { invalidRequest } from '../model/ApiError';
import type { Caller } from './route';

/** A browser may touch an intent only with that intent's client secret. */
export function requireClientSecret(
  caller: Caller,
  intent: { client_secret: string | null },
  secret: string | undefined,
): void {
  if (caller === 'server' && secret === undefined) return;
  if (secret !== undefined && secret === intent.client_secret) return;
  throw invalidRequest(
    'The client_secret provided does not match any associated with this intent.',
    'client_secret',
    'resource_missing',
  );
}
