import type { ConnectionOptions } from '../connection/connectionOptions';
import { createClient } from '../createClient';
import { safeStorage } from '../session/stores/safeStorage';
import { createSessionStores } from '../session/stores/sessionStores';
import { fakeNetwork } from './fakeNetwork';
import { fakeStorage } from './fakeStorage';
import { makeBlankToken, makeToken } from './makeToken';

/** The current time in tests. */
export const now = Date.parse('2026-11-21T10:00:00Z');

/** `exp` claims before, at the margin of, and after that moment; seconds since 1970. */
const exp = { past: now / 1000 - 60, future: now / 1000 + 3600 };

/** Tokens by their owner. */
export const tokenOf = {
  visitor: makeBlankToken({ exp: exp.future, location_id: 'CANAL' }),
  freshVisitor: makeBlankToken({ exp: exp.future + 1, location_id: 'CANAL' }),
  expiredVisitor: makeBlankToken({ exp: exp.past }),
  maya: makeToken({ exp: exp.future, user_id: 'maya' }),
  mayaRenewed: makeToken({ exp: exp.future + 1, user_id: 'maya' }),
  expiredMaya: makeToken({ exp: exp.past, user_id: 'maya' }),
  tom: makeToken({ exp: exp.future, user_id: 'tom' }),
} as const;

/** An answer with a session. */
export const sessionOf = (token: string, body?: unknown) => ({
  headers: { authorization: `Bearer ${token}` },
  body,
});

export const blankSession = 'GET /auth/blank-session';

type Setting = Omit<ConnectionOptions, 'stores'> & {
  /** The token in storage when the page opens. */
  readonly token?: string | null;
  /** Other values in storage when the page opens. */
  readonly kept?: Record<string, string>;
};

/**
 * A whole client with a fake network that answers from a table, a fixed time, a storage in memory and
 * retries without delay.
 */
export const testClient = (
  table: Parameters<typeof fakeNetwork>[0],
  { token = tokenOf.visitor, kept = {}, ...options }: Setting = {},
) => {
  const network = fakeNetwork({ [blankSession]: sessionOf(tokenOf.freshVisitor), ...table });
  const local = fakeStorage({ ...(token && { Token: token }), ...kept });
  const waits: number[] = [];
  const client = createClient({
    stores: createSessionStores(
      safeStorage(() => local),
      () => now,
    ),
    fetch: network.fetch,
    retries: { random: () => 1, sleep: async (ms) => void waits.push(ms) },
    ...options,
  });
  return { client, network, local, waits };
};

/** The location of the last gateway entry, as storage keeps it. */
export const keptLocation = {
  'foyer.location': JSON.stringify({
    location_id: 'CANAL',
    mac: 'A4:83:E7:12:34:56',
    nas_id: 'nas-1',
    customer_code: 'HAL',
    connection_type: 'wifi',
  }),
};
