import { sendStartupRequests } from '@foyer/api-client/startup/requests';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { startApp, type RunningApp } from '~/app/startApp';
import type { AppStore } from '~/session/store/createStore';
import { failures } from '~/shared/logging/failures';
import { callSandboxConsole, sandboxUrl } from './callSandboxConsole';
import { changeAnswers, leavePage, takeCallsMade } from './faults/recordCalls';
import { openAddress } from './openAddress';

/** A fault to inject into a call. */
export interface Fault {
  /** The call's name in the contract, or `*`. */
  call: string;
  kind: string;
  once?: boolean;
  delayMs?: number;
  /** The error's message. */
  said?: string;
}

export interface Opening {
  venue?: string;
  /** A person of the venue; absent for an unknown visitor on a new device. */
  persona?: string;
  /** The page to open after the start, such as `/login`. */
  path?: string;
  /** The MAC address of the persona's device; default: the one of the demo. */
  mac?: string;
  /** The persona has to log in first. */
  isLoggedOut?: boolean;
  faults?: Fault[];
  /** Members to replace in the answers, by the call's name: another configuration, another account. */
  answers?: Parameters<typeof changeAnswers>[0];
  /** The client's time-out in milliseconds; by default longer than a busy machine takes. */
  patience?: number;
}

export interface OpenPortal {
  store: AppStore;
  /** Settles once the page has fetched what the next taps need; until then it may make more calls. */
  fetchedAhead: Promise<void>;
  user: UserEvent;
  /** Origin of the sandbox. */
  url: string;
  goTo: (path: string) => void;
  injectFault: (fault: Fault) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** Opens an address on a new page load of the same browser. */
  visit: (url: string) => Promise<OpenPortal>;
  /** Reloads the page with the browser's storage, with other changes of answers if there are any. */
  reload: (answers?: Opening['answers']) => Promise<OpenPortal>;
  /** Opens the same page again from the same browser state, with another fault. */
  openAgain: (fault: Fault, patience?: number) => Promise<OpenPortal>;
}

let running: RunningApp | null = null;
let hasFaults = false;

const injectFault = async (fault: Fault): Promise<void> => {
  hasFaults = true;
  await callSandboxConsole('/faults', { method: 'POST', body: JSON.stringify(fault) });
};

const clearFaults = async (): Promise<void> => {
  hasFaults = false;
  await callSandboxConsole('/faults', { method: 'DELETE' });
};

const newMac = (): string =>
  ['02', ...Array.from({ length: 5 }, () => Math.floor(Math.random() * 256))]
    .map((part) => (typeof part === 'string' ? part : part.toString(16).padStart(2, '0')))
    .join(':');

/** The gateway's address for the portal. */
export const entryAddress = async ({
  venue = 'canal-wharf',
  persona,
  mac,
  isLoggedOut = false,
}: Opening) => {
  const query = new URLSearchParams({ venue, persona: persona ?? 'visitor' });
  const device = mac ?? (persona ? null : newMac());
  if (device) query.set('mac', device);
  if (isLoggedOut) query.set('logged_out', 'true');
  const { url } = (await callSandboxConsole(`/visit?${query}`, { method: 'POST' })) as {
    url: string;
  };
  return url;
};

/** The browser's state before a page load. */
interface Begun {
  url: string;
  stored: readonly [string, string][];
  answers: NonNullable<Opening['answers']>;
}

/** Longer than a busy machine takes, in milliseconds. */
const PATIENCE = 10_000;

const load = async (begun: Begun, patience = PATIENCE): Promise<OpenPortal> => {
  document.body.innerHTML = '<div id="root"></div>';
  changeAnswers(begun.answers);
  window.foyerStartup = sendStartupRequests();
  const app = await startApp(window.foyerStartup, {
    retries: { retries: 1, baseMs: 1 },
    timeouts: { answer: patience, file: patience },
  });
  running = app;
  return {
    store: app.store,
    fetchedAhead: app.fetchedAhead,
    user: userEvent.setup({ delay: null }),
    url: sandboxUrl(),
    goTo: (path) => void (window.location.hash = `#${path}`),
    injectFault,
    clearFaults,
    visit: async (url) => {
      closePage();
      openAddress(url);
      return load({ ...begun, url }, patience);
    },
    reload: async (answers = begun.answers) => {
      closePage();
      return load({ ...begun, answers }, patience);
    },
    openAgain: (fault, otherPatience = patience) => open(begun, [fault], otherPatience),
  };
};

const closePage = (): void => {
  leavePage();
  running?.stop();
  running = null;
  // Another page load has no telemetry yet.
  failures.setReceiver(null);
};

/** Enters through the gateway; the wanted page then opens as a deep link. */
const begin = async (opening: Opening): Promise<Begun> => {
  const { answers = {} } = opening;
  const start = { url: await entryAddress(opening), stored: [], answers };
  if (!opening.path || opening.path === '/') return start;
  await open(start);
  closePage();
  // The calls of the gateway entry do not belong to the page.
  takeCallsMade();
  const url = `${window.location.href.split('#')[0] ?? ''}#${opening.path}`;
  return { url, stored: Object.entries<string>(window.localStorage), answers };
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
  openAddress(begun.url);
  for (const fault of faults) await injectFault(fault);
  return load(begun, patience);
};

/**
 * Opens the whole portal as a venue's gateway does: start script, store, router and client are real and
 * use the run's sandbox. Only the browser is jsdom.
 */
export const openPortal = async (opening: Opening = {}): Promise<OpenPortal> =>
  open(await begin(opening), opening.faults, opening.patience);

/** Closes the portal and clears the test's faults. */
export const closePortal = async (): Promise<void> => {
  closePage();
  if (hasFaults) await clearFaults();
};
