import { calls, type CallName } from '@foyer/api-client/contract';

const bases = { api: '/api', auth: '/auth', portal: '', router: '/router' } as const;

const patterns = Object.entries(calls).map(([name, { method, base, path }]) => ({
  name: name as CallName,
  method,
  pattern: new RegExp(`^${bases[base]}${path.replace(/:\w+/g, '[^/]+')}$`),
}));

const made = new Set<CallName>();
let underWay = 0;

const noteRequest = (method: string, address: string): void => {
  const { pathname } = new URL(address, window.location.href);
  const call = patterns.find((row) => row.method === method && row.pattern.test(pathname));
  if (call) made.add(call.name);
};

/** The calls of the contract that were made since the last time of asking. */
export const takeCallsMade = (): CallName[] => {
  const names = [...made];
  made.clear();
  return names;
};

/** Whether an answer is still being waited for. */
export const areRequestsUnderWay = (): boolean => underWay > 0;

/**
 * Watches both ways in which a page asks for something, and lets Node's `fetch` know the page that an
 * address is relative to.
 */
export const watchRequests = (): void => {
  const nativeFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    noteRequest(init?.method ?? 'GET', url.href);
    underWay += 1;
    try {
      // Node's fetch does not know jsdom's signals.
      return await nativeFetch(url, { ...init, signal: null });
    } finally {
      underWay -= 1;
    }
  };
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openNoted(method: string, url: string | URL): void {
    noteRequest(method.toUpperCase(), String(url));
    open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function sendNoted(body): void {
    underWay += 1;
    this.addEventListener('loadend', () => {
      underWay -= 1;
    });
    send.call(this, body);
  };
};
