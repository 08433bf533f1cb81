/** A request as it left the client. */
export type SentRequest = {
  /** `GET /api/site-info` */
  readonly line: string;
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON. */
  readonly body: unknown;
};

/** The network's reaction to a request: an answer, or a failure. */
export type FakeAnswer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | 'down'
  | 'hangs';

type Handler = FakeAnswer | ((request: SentRequest) => FakeAnswer | Promise<FakeAnswer>);

/**
 * A network that answers from a table and records the requests. A list of handlers answers in order,
 * and its last one answers all further requests. Requests that are not in the table get 404.
 */
export const fakeNetwork = (table: Readonly<Record<string, Handler | readonly Handler[]>>) => {
  const sent: SentRequest[] = [];
  const uses: Record<string, number> = {};
  const fakeFetch: typeof fetch = async (input, init = {}) => {
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const request = readRequest(String(input), init);
    sent.push(request);
    const use = (uses[request.line] = (uses[request.line] ?? 0) + 1);
    const handler = pickHandler(table[request.line], use);
    const answer = typeof handler === 'function' ? await handler(request) : handler;
    return deliver(answer, init.signal);
  };
  return {
    fetch: fakeFetch,
    sent,
    /** How often a line was requested. */
    times: (line: string): number => uses[line] ?? 0,
  };
};

const notFound: FakeAnswer = { status: 404, body: { code: 'NOT_FOUND', message: 'Not here.' } };

const pickHandler = (entry: Handler | readonly Handler[] | undefined, use: number): Handler => {
  if (!isList(entry)) return entry ?? notFound;
  return entry[Math.min(use, entry.length) - 1] ?? notFound;
};

const isList = (entry: Handler | readonly Handler[] | undefined): entry is readonly Handler[] =>
  Array.isArray(entry);

const readRequest = (
  address: string,
  { method = 'GET', headers, body }: RequestInit,
): SentRequest => {
  const [url = '', query] = address.split('?');
  return {
    line: `${method} ${url}`,
    url,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: Object.fromEntries(new Headers(headers)),
    body: parse(body),
  };
};

const parse = (data: unknown): unknown => {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return data;
  }
};

const deliver = async (answer: FakeAnswer, signal?: AbortSignal | null): Promise<Response> => {
  if (answer === 'down') throw new TypeError('Failed to fetch');
  if (answer === 'hangs') return untilAborted(signal);
  const { status = 200, headers = {}, body } = answer;
  const data = body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
  return new Response(status === 204 ? null : data, { status, headers: { ...headers } });
};

const untilAborted = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
