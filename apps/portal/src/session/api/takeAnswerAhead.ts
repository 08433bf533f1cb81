import type { StartupAnswer } from '@foyer/api-client/startup';
import { tokens } from '~/session/storage/browserStores';

/** How long the answer may be used, in milliseconds. A later request gets a new one. */
const FRESH_MS = 10_000;

/**
 * The browser's `fetch`, whose first request for one address takes the answer that the start script
 * asked for. A request that changes something, another user and time make that answer useless, and a
 * failed one is asked for again. Rule START-24.
 */
export const takeAnswerAhead = (
  address: string,
  answer: Promise<StartupAnswer | null>,
): typeof fetch => {
  const start = performance.now();
  const user = tokens.claims()?.userId;
  let ahead: typeof answer | null = answer;
  return async (url, init) => {
    const changes = (init?.method ?? 'GET') !== 'GET';
    const isOld = performance.now() - start > FRESH_MS;
    if (changes || isOld || tokens.claims()?.userId !== user) ahead = null;
    if (url !== address || !ahead) return fetch(url, init);
    const taken = ahead;
    ahead = null;
    const { status, body } = (await taken) ?? { status: 0, body: null };
    return status === 200 ? new Response(JSON.stringify(body)) : fetch(url, init);
  };
};
