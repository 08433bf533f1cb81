import { CALL_TIMEOUT, FILE_TIMEOUT } from '@foyer/domain';
import type { CallData, RequestOf } from '../contract/define/callTypes';
import type { Call } from '../contract/define/defineCall';
import { asObject } from '../reading/asObject';
import { asStrings } from '../reading/asStrings';
import type { ServerClock } from '../session/stores/serverClock';
import { type Answer, mapAnswer } from './answer';
import type { ApiError, HttpError } from './apiError';
import { type Bases, callUrl } from './bases';
import { contractError } from './contractError';
import { idempotencyHeader } from './idempotencyKey';
import { readRows } from './readRows';
import { readFailure } from './readFailure';
import { startDeadline } from './deadline';

/** The options of an exchange: its token and idempotency key, and when it ends. */
export type ExchangeOptions = {
  readonly token?: string | null;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly outlivesPage?: boolean | undefined;
};

/** A successful answer: its parsed body, and its session, if any. */
export type Reply<C extends Call> = {
  readonly data: CallData<C>;
  readonly authorization: string | null;
  readonly header: (name: string) => string | null;
};

/** Sends one request and reads its answer. It does not touch the session, retry or reject. */
export type Exchange = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options?: ExchangeOptions,
) => Promise<Answer<Reply<C>>>;

/** The settings of all exchanges. */
export type ExchangeSetting = {
  readonly bases: Bases;
  readonly clock: ServerClock;
  /** How long answers and files may take, in milliseconds. */
  readonly timeouts?: { readonly answer: number; readonly file: number };
  /** Sends the requests; by default the browser's own. */
  readonly fetch?: typeof fetch | undefined;
  readonly language?: (() => string) | undefined;
  readonly inOwnWords?: InOwnWords | undefined;
  readonly onFailedTry?: ((error: ApiError) => void) | undefined;
};

/** Puts a failure's texts into the application's words. @param language what `Content-Language` says */
export type InOwnWords = (error: HttpError, language: string | null) => Promise<HttpError>;

const defaultTimeouts = { answer: CALL_TIMEOUT, file: FILE_TIMEOUT };

/** Creates the exchange, and tells the listener of each failure. */
export const createExchange = (setting: ExchangeSetting): Exchange => {
  const exchange = createSilentExchange(setting);
  return async (call, request, options) => {
    const answer = await exchange(call, request, options);
    if (answer.error && answer.error.kind !== 'aborted') setting.onFailedTry?.(answer.error);
    return answer;
  };
};

const createSilentExchange = (setting: ExchangeSetting): Exchange => {
  const timeouts = setting.timeouts ?? defaultTimeouts;
  return async (call, request, options = {}) => {
    const limit = call.answerType ? timeouts.file : timeouts.answer;
    const deadline = startDeadline(limit, options.signal);
    try {
      const { url, init } = requestOf(call, request, setting, options);
      const response = await (setting.fetch ?? fetch)(url, { ...init, signal: deadline.signal });
      const answer = readResponse(call, response, await bodyOf(call, response), setting);
      if (answer.error?.kind !== 'http' || !setting.inOwnWords) return answer;
      const language = response.headers.get('content-language');
      return { error: await setting.inOwnWords(answer.error, language) };
    } catch (thrown) {
      const { ended } = deadline;
      if (ended === 'timeout')
        return { error: { kind: 'timeout', call: call.name, timeoutMs: limit } };
      if (ended === 'aborted') return { error: { kind: 'aborted', call: call.name } };
      const message = thrown instanceof Error ? thrown.message : '';
      return { error: { kind: 'network', call: call.name, message } };
    } finally {
      deadline.clear();
    }
  };
};

/** Browsers let at most 64 KiB outlive a page. A larger body is sent as an ordinary request. */
const MAX_KEEPALIVE_LENGTH = 60_000;

const requestOf = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  { bases, language }: ExchangeSetting,
  options: ExchangeOptions,
): { url: string; init: RequestInit } => {
  const parts: Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>> = request;
  const { type, body } = bodyToSend(call, parts.body);
  return {
    url: callUrl(call, bases, asStrings(parts.params)) + queryOf(parts.query),
    init: {
      method: call.method,
      headers: {
        ...(!call.answerType && { Accept: 'application/json' }),
        ...(type && { 'Content-Type': type }),
        ...(language && { 'Accept-Language': language() }),
        ...asStrings(parts.headers),
        ...sessionHeaders(call, options),
      },
      body,
      keepalive: options.outlivesPage === true && (body?.length ?? 0) < MAX_KEEPALIVE_LENGTH,
    },
  };
};

const bodyToSend = (call: Call, body: unknown): { type: string | null; body: string | null } => {
  if (body === undefined) return { type: null, body: null };
  return call.bodyType === 'form'
    ? {
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(asStrings(body)).toString(),
      }
    : { type: 'application/json', body: JSON.stringify(body) };
};

/** A value that is left out is not sent. */
const queryOf = (query: unknown): string => {
  const values = Object.entries(asObject(query)).filter(([, value]) => value != null);
  return values.length > 0
    ? `?${new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString()}`
    : '';
};

const sessionHeaders = (call: Call, { token, idempotencyKey }: ExchangeOptions) => ({
  ...(token && call.session !== 'none' && { Authorization: `Bearer ${token}` }),
  ...(call.idempotencyKey && idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
});

/** The bytes of a file, the value of JSON, or the text of anything else. */
const bodyOf = async (call: Call, response: Response): Promise<unknown> => {
  if (call.answerType) return response.arrayBuffer();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readResponse = <C extends Call>(
  call: C,
  { status, headers }: Response,
  data: unknown,
  { clock }: ExchangeSetting,
): Answer<Reply<C>> => {
  const header = (name: string): string | null => headers.get(name);
  clock.readAnswer(header);
  return mapAnswer(readAnswer(call, { status, data, header }), (body) => ({
    data: body,
    authorization: header('authorization'),
    header,
  }));
};

interface Received {
  status: number;
  data: unknown;
  header: (name: string) => string | null;
}

/** Rules API-11 and API-12. */
const readAnswer = <C extends Call>(
  call: C,
  { status, data, header }: Received,
): Answer<CallData<C>> => {
  const hasNoFeature = status === 404 || status === 204;
  if (hasNoFeature && call.whenAbsent !== undefined)
    return { data: call.whenAbsent as CallData<C> };
  if (status < 200 || status >= 300)
    return { error: readFailure(call.name, status, header, textOf(data)) };
  const read = readRows(call, data);
  // The network itself may answer its own calls with a page.
  if (isWebPage(data) && call.method !== 'GET' && call.base !== 'router')
    return contractError(call.name, '', 'A web page');
  return read.error && call.mayAnswerNothing ? { data: null as CallData<C> } : read;
};

/** A captive network answers with its own page in the backend's place. */
const isWebPage = (body: unknown): boolean => typeof body === 'string' && /^\s*</.test(body);

/** The text of a failure's body. Calls for files receive it as bytes. */
const textOf = (body: unknown): unknown => {
  if (!(body instanceof ArrayBuffer)) return body;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
};
