/** A fake backend's answer to a request such as `GET /api/terms`. */
export type FakeReply = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * A backend for the conformance kit. It answers from a table, and with 404 to all other requests.
 *
 * @returns its `fetch`, and the requests that it got
 */
export const fakeBackend = (
  table: Readonly<Record<string, FakeReply | ((init: RequestInit) => FakeReply)>>,
) => {
  const sent: { line: string; init: RequestInit }[] = [];
  const send: typeof fetch = async (input, init = {}) => {
    const line = `${init.method ?? 'GET'} ${new URL(String(input)).pathname}`;
    sent.push({ line, init });
    const entry = table[line] ?? notFound;
    const {
      status = 200,
      body = null,
      headers = {},
    } = typeof entry === 'function' ? entry(init) : entry;
    const hasBody = status !== 204 && body !== null;
    return new Response(hasBody ? JSON.stringify(body) : null, {
      status,
      headers: {
        'content-type': 'application/json',
        date: 'Sat, 21 Nov 2026 10:00:00 GMT',
        ...headers,
      },
    });
  };
  return { fetch: send, sent };
};

const notFound: FakeReply = { status: 404, body: { code: 'NOT_FOUND', message: 'Not here.' } };
