import { CODE_TIMEOUT } from '@foyer/domain';

const RELOADED = 'foyerReloaded';

/** The state of the history entry: it survives a reload and needs no storage. */
const historyState = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Without the network, the current page is better than none. */
const canReload = async (signal: AbortSignal): Promise<boolean> => {
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store', signal });
    return answer.ok && Boolean(answer.headers.get('content-type')?.startsWith('text/html'));
  } catch {
    return false;
  }
};

/**
 * Asks for the lost scripts again. WebKit keeps a script's failure in its cache, where it outlives a
 * reload; a request of another kind removes it.
 */
const askAgain = async (signal: AbortSignal): Promise<void> => {
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const lost = linked.filter(({ href }) => performance.getEntriesByName(href).length === 0);
  await Promise.allSettled(lost.map(({ href }) => fetch(href, { cache: 'reload', signal })));
};

/** Replaced in tests, because jsdom cannot reload. */
export const page = { reload: (): void => window.location.reload() };

/**
 * Reloads the page for code that does not load though the network answers: a new release has renamed
 * the files, or the browser remembers a failed import for as long as the page is open, as Chromium up
 * to 150 does. It reloads once for each history entry, so it cannot loop. The address, the session and
 * the drafts of forms survive. Rule ERR-17.
 *
 * @returns settles only if the page is not reloaded
 */
export const reloadOnce = async (): Promise<void> => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), CODE_TIMEOUT);
  if (historyState()[RELOADED] === true || !(await canReload(limit.signal))) return;
  window.history.replaceState({ ...historyState(), [RELOADED]: true }, '');
  await askAgain(limit.signal);
  page.reload();
  await new Promise<never>(() => undefined);
};
