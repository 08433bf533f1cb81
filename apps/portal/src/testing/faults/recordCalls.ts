import { calls, type CallName } from '@foyer/api-client/contract';

const bases = { api: '/api', auth: '/auth', portal: '', router: '/router' } as const;

const patterns = Object.entries(calls).map(([name, { method, base, path }]) => ({
  name: name as CallName,
  method,
  pattern: new RegExp(`^${bases[base]}${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The fetch of another tab: neither watched nor changed. */
export const { fetch: fetchInAnotherTab } = globalThis;

type Changes = Readonly<Partial<Record<CallName, object>>>;

let changes: Changes = {};

/** Replaces members of the answers that the page fetches from now on, by the call's name. */
export const changeAnswers = (next: Changes): void => {
  changes = next;
};

const changed = async (answer: Response, call: CallName | null): Promise<Response> => {
  const members = call && answer.ok ? changes[call] : undefined;
  if (!members) return answer;
  const { status, headers } = answer;
  return Response.json({ ...((await answer.json()) as object), ...members }, { status, headers });
};

const made = new Set<CallName>();
const asking = new Set<XMLHttpRequest>();
let underWay = 0;
let page = 0;

const noteRequest = (method: string, address: string): CallName | null => {
  const { pathname } = new URL(address, window.location.href);
  const call = patterns.find((row) => row.method === method && row.pattern.test(pathname));
  if (call) made.add(call.name);
  return call?.name ?? null;
};

/** The contract calls since the last call of this. */
export const takeCallsMade = (): CallName[] => {
  const names = [...made];
  made.clear();
  return names;
};

export const areRequestsUnderWay = (): boolean => underWay > 0;

/** As in a browser, a page that is left receives no more answers. */
export const leavePage = (): void => {
  page += 1;
  for (const request of asking)
    Object.assign(request, { onloadend: null, onerror: null, ontimeout: null, onabort: null });
};

const never = <Answer>(): Promise<Answer> => new Promise(() => undefined);

/**
 * Watches fetch and XMLHttpRequest. Node's `fetch` and `Request` neither resolve relative addresses nor
 * accept jsdom's signals, so both are adapted to what a browser takes.
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
    underWay += 1;
    const answer = fetchInAnotherTab(request).then((sent) => changed(sent, call));
    await answer.catch(() => undefined);
    underWay -= 1;
    return asker === page ? answer : never();
  };
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openNoted(method: string, url: string | URL): void {
    noteRequest(method.toUpperCase(), String(url));
    open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function sendNoted(body): void {
    underWay += 1;
    asking.add(this);
    this.addEventListener('loadend', () => {
      underWay -= 1;
      asking.delete(this);
    });
    send.call(this, body);
  };
};
