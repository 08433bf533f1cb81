import '~/app/entryTexts';
import { startEarly } from '@foyer/api-client/startup/early';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { startApp, type RunningApp } from '~/app/startApp';
import type { AppStore } from '~/session/store/createStore';
import { askSandbox, sandboxUrl } from './sandboxHook';
import { leavePage, takeCallsMade } from './faults/requests';

declare const jsdom: { reconfigure: (settings: { url: string }) => void };

/** A switch of the sandbox's: what goes wrong with which call of the contract. */
export interface Fault {
  /** The call's name in the contract, or `*`. */
  call: string;
  kind: string;
  once?: boolean;
  delayMs?: number;
  /** What a refusal says. */
  said?: string;
}

export interface Opening {
  venue?: string;
  /** Someone of the venue's; left out, a person whom nobody knows, on a device that nobody knows. */
  persona?: string;
  /** The page that is opened once the visit has begun, such as `/login`. */
  path?: string;
  /** The persona has to log in first. */
  isLoggedOut?: boolean;
  faults?: Fault[];
  /** How long the client waits for an answer, in milliseconds; left out, longer than a busy machine takes. */
  patience?: number;
}

export interface OpenPortal {
  store: AppStore;
  /** Types and taps as a person does. */
  user: UserEvent;
  /** Origin of the sandbox. */
  url: string;
  goTo: (path: string) => void;
  injectFault: (fault: Fault) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** Loads the page anew with what the browser kept, as a person's reload does. */
  reload: () => Promise<OpenPortal>;
  /** Opens what was opened once more, as the browser was then, with another fault injected. */
  openAgain: (fault: Fault, patience?: number) => Promise<OpenPortal>;
}

let running: RunningApp | null = null;
let hasFaults = false;

const injectFault = async (fault: Fault): Promise<void> => {
  hasFaults = true;
  await askSandbox('/faults', { method: 'POST', body: JSON.stringify(fault) });
};

const clearFaults = async (): Promise<void> => {
  hasFaults = false;
  await askSandbox('/faults', { method: 'DELETE' });
};

const newMac = (): string =>
  ['02', ...Array.from({ length: 5 }, () => Math.floor(Math.random() * 256))]
    .map((part) => (typeof part === 'string' ? part : part.toString(16).padStart(2, '0')))
    .join(':');

/** The address at which the venue's gateway opens the portal. */
const entry = async ({ venue = 'canal-wharf', persona, isLoggedOut = false }: Opening) => {
  const query = new URLSearchParams({ venue, persona: persona ?? 'visitor' });
  if (isLoggedOut) query.set('logged_out', 'true');
  const { url } = (await askSandbox(`/visit?${query}`)) as { url: string };
  return persona ? url : url.replace(/mac_id=[^&]*/, `mac_id=${encodeURIComponent(newMac())}`);
};

/** A browser as it is when a page is about to be loaded. */
interface Begun {
  url: string;
  stored: readonly [string, string][];
}

/** Longer than a busy machine takes to answer, in milliseconds. */
const PATIENCE = 10_000;

const load = async (begun: Begun, patience = PATIENCE): Promise<OpenPortal> => {
  document.body.innerHTML = '<div id="root"></div>';
  const app = await startApp(startEarly(), {
    retries: { retries: 1, baseMs: 1 },
    timeouts: { answer: patience, file: patience },
  });
  running = app;
  return {
    store: app.store,
    user: userEvent.setup({ delay: null }),
    url: sandboxUrl(),
    goTo: (path) => void (window.location.hash = `#${path}`),
    injectFault,
    clearFaults,
    reload: async () => {
      closePage();
      return load(begun, patience);
    },
    openAgain: (fault, otherPatience = patience) => open(begun, [fault], otherPatience),
  };
};

const closePage = (): void => {
  leavePage();
  running?.stop();
  running = null;
};

/** Begins the visit; the page is then to be loaded anew where it is wanted, as by a link from outside. */
const begin = async (opening: Opening): Promise<Begun> => {
  const start = { url: await entry(opening), stored: [] };
  if (!opening.path || opening.path === '/') return start;
  await open(start);
  closePage();
  // What the way here asked for is not the page's.
  takeCallsMade();
  const url = `${window.location.href.split('#')[0] ?? ''}#${opening.path}`;
  return { url, stored: Object.entries<string>(window.localStorage) };
};

const open = async (
  begun: Begun,
  faults: readonly Fault[] = [],
  patience?: number,
): Promise<OpenPortal> => {
  await closePortal();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const [key, value] of begun.stored) window.localStorage.setItem(key, value);
  jsdom.reconfigure({ url: begun.url });
  for (const fault of faults) await injectFault(fault);
  return load(begun, patience);
};

/**
 * Opens the whole portal as a venue's gateway does: the inline script's requests, the real store, the
 * real router, the real client, against the sandbox of the run. Only the browser is jsdom.
 */
export const openPortal = async (opening: Opening = {}): Promise<OpenPortal> =>
  open(await begin(opening), opening.faults, opening.patience);

/** Closes what a test has open, and clears its faults. */
export const closePortal = async (): Promise<void> => {
  closePage();
  if (hasFaults) await clearFaults();
};
