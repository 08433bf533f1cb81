import { currentLanguage } from '~/shared/i18n/i18n';
import { tokens } from '~/session/storage/browserStores';

/** How long an answer may be used, in milliseconds. A later request gets a new one. */
const FRESH_MS = 10_000;

/** For whom an answer is, and in which language. */
const reader = (): string => `${tokens.claims()?.userId} ${currentLanguage()}`;

/**
 * What the page asks for before the client is there. The client sends through `fetch`, and its first request
 * for an address takes the answer. A request that changes something, another user or language, and time make
 * an answer useless, and a failed one is asked for again. Rule START-24.
 */
export const createAnswersAhead = () => {
  const kept = new Map<unknown, { answer: Promise<Response | null>; by: string; at: number }>();
  let isClientThere = false;
  const send: typeof fetch = async (url, init) => {
    isClientThere = true;
    if ((init?.method ?? 'GET') !== 'GET') kept.clear();
    const ahead = kept.get(url);
    kept.delete(url);
    const isGood = ahead && performance.now() - ahead.at <= FRESH_MS && ahead.by === reader();
    const answer = isGood && (await Promise.race([ahead.answer, givenUp(init?.signal)]));
    return answer && answer.ok ? answer : fetch(url, init);
  };
  return {
    fetch: send,
    /** @param answer null where no answer came */
    keep: (address: string, answer: Promise<Response | null>): void =>
      void kept.set(address, { answer, by: reader(), at: performance.now() }),
    /** Once the client has sent something, it asks itself. */
    isClientThere: (): boolean => isClientThere,
  };
};

export type AnswersAhead = ReturnType<typeof createAnswersAhead>;

/** Null once the client waits no longer. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<null> =>
  new Promise((settle) => signal?.addEventListener('abort', () => settle(null)));
