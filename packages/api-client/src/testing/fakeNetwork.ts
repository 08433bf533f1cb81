import {
  AxiosError,
  type AxiosAdapter,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';

/** A request as it left the client. */
export type SentRequest = {
  /** `GET /api/site-info` */
  readonly line: string;
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON. */
  readonly body: unknown;
  readonly timeout: number;
};

/** The network's reaction to a request: an answer, or a failure. */
export type FakeAnswer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | 'down'
  | 'slow'
  | 'hangs';

type Handler = FakeAnswer | ((request: SentRequest) => FakeAnswer | Promise<FakeAnswer>);

/**
 * A network that answers from a table and records the requests. A list of handlers answers in order,
 * and its last one answers all further requests. Requests that are not in the table get 404.
 */
export const fakeNetwork = (table: Readonly<Record<string, Handler | readonly Handler[]>>) => {
  const sent: SentRequest[] = [];
  const uses: Record<string, number> = {};
  const adapter: AxiosAdapter = async (config) => {
    const request = readRequest(config);
    sent.push(request);
    const use = (uses[request.line] = (uses[request.line] ?? 0) + 1);
    const handler = pickHandler(table[request.line], use);
    const answer = typeof handler === 'function' ? await handler(request) : handler;
    return deliver(answer, config);
  };
  return {
    adapter,
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

const readRequest = (config: InternalAxiosRequestConfig): SentRequest => {
  const { url = '', method = 'get', data, params, timeout = 0 } = config;
  return {
    line: `${method.toUpperCase()} ${url}`,
    url,
    query: { ...params },
    headers: lowerCased(config.headers.toJSON()),
    body: parse(data),
    timeout,
  };
};

const lowerCased = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

const parse = (data: unknown): unknown => {
  try {
    return typeof data === 'string' ? JSON.parse(data) : data;
  } catch {
    return data;
  }
};

const deliver = async (answer: FakeAnswer, config: InternalAxiosRequestConfig) => {
  if (config.signal?.aborted) throw new CanceledError();
  if (answer === 'down') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  if (answer === 'slow') throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config);
  if (answer === 'hangs') return untilAborted(config);
  const { status = 200, headers = {}, body } = answer;
  const data = body instanceof Uint8Array ? body : JSON.stringify(body);
  return { status, statusText: '', headers, data, config };
};

const untilAborted = (config: InternalAxiosRequestConfig): Promise<never> =>
  new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
