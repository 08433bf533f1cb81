import { calls, type CallName } from '@foyer/api-client/contract';

const bases = { api: '/api', auth: '/auth', portal: '', router: '/router' } as const;

const patterns = Object.entries(calls).map(([name, { method, base, path }]) => ({
  name: name as CallName,
  method,
  pattern: new RegExp(`^${bases[base]}${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The fetch of another tab: neither watched nor changed. */
export const { fetch: fetchInAnotherTab } = globalThis;

/** Members to replace in an answer that is an object; an answer that is a list is replaced whole. */
type Changes = Readonly<Partial<Record<CallName, object>>>;

let changes: Changes = {};

/** Replaces members of the answers that the page fetches from now on, by the call's name. */
export const changeAnswers = (next: Changes): void => {
  changes = next;
};

const change = (body: unknown, members: object | undefined): unknown => {
  if (!members) return body;
  return Array.isArray(members) ? members : { ...(body as object), ...members };
};

/** The calls whose answer brings those of the calls that follow. */
const bringsAnswers = new Set<CallName>(['getBlankSession', 'registerUser']);

/** An answer with those that came with it as they would be by their own calls. */
const changeAhead = (body: object): object => {
  const { nextAnswers } = body as { nextAnswers?: Record<string, unknown> | null };
  if (!nextAnswers) return body;
  const { gateway, siteInfo, account } = nextAnswers;
  return {
    ...body,
    nextAnswers: {
      gateway: change(gateway, changes.gatewayLogin),
      siteInfo: change(siteInfo, changes.getSiteInfo),
      ...(account !== undefined && { account: change(account, changes.getUser) }),
    },
  };
};

const changed = async (answer: Response, call: CallName | null): Promise<Response> => {
  if (!answer.ok || !call) return answer;
  const brings = bringsAnswers.has(call) && Object.keys(changes).length > 0;
  if (!brings && !changes[call]) return answer;
  const { status, headers } = answer;
  const body = change(await answer.json(), changes[call]);
  return Response.json(brings ? changeAhead(body as object) : body, { status, headers });
};

const made = new Set<CallName>();
const bodies: { call: CallName | null; body: string }[] = [];
let underWay = 0;
let page = 0;

/** The name of the contract's call that a request makes; null for any other request. */
export const callOf = (method: string, address: string): CallName | null => {
  const { pathname } = new URL(address, window.location.href);
  const call = patterns.find((row) => row.method === method && row.pattern.test(pathname));
  return call?.name ?? null;
};

const noteRequest = (method: string, address: string): CallName | null => {
  const name = callOf(method, address);
  if (name) made.add(name);
  return name;
};

/** The contract calls since the last call of this. */
export const takeCallsMade = (): CallName[] => {
  const names = [...made];
  made.clear();
  bodies.length = 0;
  return names;
};

/** What the client has sent with a call since the last `takeCallsMade`, the oldest first. */
export const bodiesOf = (name: CallName): unknown[] =>
  bodies.filter(({ call }) => call === name).map(({ body }): unknown => JSON.parse(body));

export const areRequestsUnderWay = (): boolean => underWay > 0;

/** As in a browser, a page that is left receives no more answers. */
export const leavePage = (): void => {
  page += 1;
};

const never = <Answer>(): Promise<Answer> => new Promise(() => undefined);

/** Rejects when the page ends its request. */
const whenAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });

/**
 * Watches fetch. Node's `fetch` and `Request` neither resolve relative addresses nor accept jsdom's
 * signals, so both are adapted to what a browser takes.
 */
export const watchRequests = (): void => {
  const { Request: NativeRequest } = globalThis;
  const resolve = (input: string | URL): URL => new URL(input, window.location.href);
  globalThis.Request = class extends NativeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input instanceof NativeRequest ? input : resolve(input), { ...init, signal: null });
    }
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const asker = page;
    const call = noteRequest(request.method, request.url);
    if (typeof init?.body === 'string') bodies.push({ call, body: init.body });
    underWay += 1;
    const answer = Promise.race([
      fetchInAnotherTab(request).then((sent) => changed(sent, call)),
      whenAborted(init?.signal),
    ]);
    await answer.catch(() => undefined);
    underWay -= 1;
    return asker === page ? answer : never();
  };
};
