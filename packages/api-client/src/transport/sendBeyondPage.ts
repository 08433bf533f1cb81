import {
  type AxiosAdapter,
  AxiosError,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';

/** Browsers let no more than 64 KiB outlive a page; what is larger goes without. */
const MOST = 60_000;

/**
 * Sends a request that the browser carries on with when the page is left or its window closed, which
 * axios's own way, XMLHttpRequest, cannot. For calls without a query.
 */
export const sendBeyondPage: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', headers } = config;
  const data: unknown = config.data;
  const body = typeof data === 'string' ? data : null;
  const limit = limitOf(config);
  try {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: new Headers(
        Object.entries(headers.toJSON()).map(([name, is]) => [name, String(is)]),
      ),
      body,
      keepalive: (body?.length ?? 0) < MOST,
      signal: limit.signal,
    });
    const { status, statusText } = response;
    const answered = Object.fromEntries(response.headers.entries());
    return { config, data: await response.text(), status, statusText, headers: answered };
  } catch (thrown) {
    throw limit.reason() ?? thrown;
  } finally {
    limit.end();
  }
};

/** What ends a request: whoever asked no longer wants to know, or no answer has come in time. */
const limitOf = (config: InternalAxiosRequestConfig) => {
  const { signal, timeout = 0 } = config;
  const ending = new AbortController();
  let reason: AxiosError | null = null;
  const stop = (why: AxiosError): void => {
    reason = why;
    ending.abort();
  };
  const giveUp = (): void => stop(new CanceledError());
  const timer = setTimeout(() => stop(new AxiosError('timeout', AxiosError.ETIMEDOUT)), timeout);
  signal?.addEventListener?.('abort', giveUp);
  return {
    signal: ending.signal,
    reason: () => reason,
    end: (): void => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', giveUp);
    },
  };
};
