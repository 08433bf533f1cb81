import {
  create,
  type AxiosAdapter,
  type AxiosResponse,
  AxiosError,
  isAxiosError,
  isCancel,
} from 'axios';
import { CALL_TIMEOUT, FILE_TIMEOUT } from '@foyer/domain';
import type { CallData, RequestOf } from '../contract/define/callTypes';
import type { Call } from '../contract/define/defineCall';
import { asStrings } from '../reading/asStrings';
import type { ServerClock } from '../session/stores/serverClock';
import { type Answer, mapAnswer } from './answer';
import { type Bases, callUrl } from './bases';
import { idempotencyHeader } from './idempotencyKey';
import { readRows } from './readRows';
import { readFailure } from './readFailure';
import type { ApiError } from './apiError';

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
  /** Sends the requests; by default axios's own adapter. */
  readonly adapter?: AxiosAdapter | undefined;
};

const defaultTimeouts = { answer: CALL_TIMEOUT, file: FILE_TIMEOUT };

/** Creates the exchange, which uses axios. */
export const createExchange = (setting: ExchangeSetting): Exchange => {
  const http = create({
    ...(setting.adapter && { adapter: setting.adapter }),
    validateStatus: null,
    transitional: { clarifyTimeoutError: true },
  });
  const timeouts = setting.timeouts ?? defaultTimeouts;
  return async (call, request, options = {}) => {
    const limit = call.answerType ? timeouts.file : timeouts.answer;
    const parts: Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>> = request;
    try {
      const response = await http.request<unknown>({
        method: call.method,
        url: callUrl(call, setting.bases, asStrings(parts.params)),
        params: parts.query,
        data: call.bodyType === 'form' ? new URLSearchParams(asStrings(parts.body)) : parts.body,
        headers: { ...asStrings(parts.headers), ...sessionHeaders(call, options) },
        responseType: call.answerType ? 'arraybuffer' : 'json',
        timeout: limit,
        ...(options.signal && { signal: options.signal }),
        ...(options.outlivesPage && outlivingPage(parts.body)),
      });
      return readResponse(call, response, setting);
    } catch (thrown) {
      return { error: readThrown(call.name, thrown, limit) };
    }
  };
};

/** Browsers let at most 64 KiB outlive a page. A larger body is sent as an ordinary request. */
const MAX_KEEPALIVE_LENGTH = 60_000;

/** Only `fetch` can outlive the page; axios's default, XMLHttpRequest, cannot. */
const outlivingPage = (body: unknown) => ({
  adapter: 'fetch' as const,
  fetchOptions: { keepalive: JSON.stringify(body ?? null).length < MAX_KEEPALIVE_LENGTH },
});

const sessionHeaders = (call: Call, { token, idempotencyKey }: ExchangeOptions) => ({
  ...(token && call.session !== 'none' && { Authorization: `Bearer ${token}` }),
  ...(call.idempotencyKey && idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
});

const readResponse = <C extends Call>(
  call: C,
  { status, headers, data }: AxiosResponse<unknown>,
  { clock }: ExchangeSetting,
): Answer<Reply<C>> => {
  const header = (name: string): string | null => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? value : null;
  };
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
  const isMade = call.mayAnswerNothing && !isWebPage(data);
  return read.error && isMade ? { data: null as CallData<C> } : read;
};

/** A captive network answers with its own page in the backend's place. */
const isWebPage = (body: unknown): boolean =>
  typeof body === 'string' && body.trim().startsWith('<');

/** Makes an error value from an axios exception. */
const readThrown = (call: string, thrown: unknown, timeoutMs: number): ApiError => {
  if (isCancel(thrown)) return { kind: 'aborted', call };
  const code = isAxiosError(thrown) ? thrown.code : undefined;
  // The browser cancels a request when the user leaves the page.
  if (code === AxiosError.ECONNABORTED) return { kind: 'aborted', call };
  if (code === AxiosError.ETIMEDOUT) return { kind: 'timeout', call, timeoutMs };
  return { kind: 'network', call, message: thrown instanceof Error ? thrown.message : '' };
};

/** The text of a failure's body. Calls for files receive it as bytes. */
const textOf = (body: unknown): unknown => {
  if (!(body instanceof ArrayBuffer) && !ArrayBuffer.isView(body)) return body;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
};
