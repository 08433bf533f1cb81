import { isAuthenticated } from '@foyer/domain';
import { createSessionStores, type SessionStores } from '../session/stores/sessionStores';
import { type Bases, defaultBases } from '../transport/bases';
import { createExchange } from '../transport/exchange';
import { defaultRetries } from '../transport/retry';
import type { ConnectionOptions } from './connectionOptions';
import { createRecovery } from './recovery';
import { createRenewal, type Renewal } from './renewal';
import { createSend, type Send } from './send';

/**
 * The connection to the backend: one session, one clock, one set of addresses. It never navigates or
 * renders; its listeners do.
 */
export type Connection = SessionStores & {
  readonly send: Send;
  readonly renewal: Renewal;
  /** Whether the token is a user's own and has not expired. */
  readonly isLoggedIn: () => boolean;
};

/** Makes a connection. It sends nothing until the first call, which fetches a session if it needs one. */
export const createConnection = (options: ConnectionOptions = {}): Connection => {
  const bases: Bases = { ...defaultBases, ...options.bases };
  const stores = options.stores ?? createSessionStores();
  const { tokens, location, agent, clock } = stores;
  const retries = { ...defaultRetries, ...options.retries };
  const { onUnauthorised = ignore, onSessionFailed = ignore } = options;
  const { onGatewaySession = ignore, onFailure = ignore } = options;
  const exchange = createExchange({ ...options, bases, clock });
  const renewal = createRenewal({ tokens, location, clock, exchange, retries });
  const recovery = createRecovery({
    tokens,
    location,
    agent,
    exchange,
    renewal,
    onUnauthorised,
    onGatewaySession,
    onSessionFailed,
  });
  return {
    send: createSend({
      tokens,
      clock,
      exchange,
      renewal,
      recovery,
      retries,
      onSessionFailed,
      onFailure,
    }),
    renewal,
    ...stores,
    isLoggedIn: () => isAuthenticated(tokens.claims(), clock.now()),
  };
};

const ignore = (): void => {};
