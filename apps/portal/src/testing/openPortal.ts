import '~/app/entryTexts';
import { startEarly } from '@foyer/api-client/startup/early';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { inject } from 'vitest';
import { startApp, type RunningApp } from '~/app/startApp';
import type { AppStore } from '~/platform/store/createStore';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the sandbox that the tests of a run share. */
    sandboxUrl: string;
  }
}

declare const jsdom: { reconfigure: (settings: { url: string }) => void };

/** A switch of the sandbox's: what goes wrong with which call of the contract. */
export interface Trouble {
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
  trouble?: Trouble[];
}

export interface OpenPortal {
  store: AppStore;
  /** Types and taps as a person does. */
  user: UserEvent;
  /** Origin of the sandbox. */
  url: string;
  goTo: (path: string) => void;
  makeTrouble: (trouble: Trouble) => Promise<void>;
  clearTrouble: () => Promise<void>;
  /** Loads the page anew with what the browser kept, as a person's reload does. */
  reload: () => Promise<OpenPortal>;
}

let running: RunningApp | null = null;
let troubled = false;

const hook = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(`${inject('sandboxUrl')}/sandbox/api${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
};

const makeTrouble = async (trouble: Trouble): Promise<void> => {
  troubled = true;
  await hook('/trouble', { method: 'POST', body: JSON.stringify(trouble) });
};

const clearTrouble = async (): Promise<void> => {
  troubled = false;
  await hook('/trouble', { method: 'DELETE' });
};

const newMac = (): string =>
  ['02', ...Array.from({ length: 5 }, () => Math.floor(Math.random() * 256))]
    .map((part) => (typeof part === 'string' ? part : part.toString(16).padStart(2, '0')))
    .join(':');

/** The address at which the venue's gateway opens the portal. */
const entry = async ({ venue = 'canal-wharf', persona, isLoggedOut = false }: Opening) => {
  const query = new URLSearchParams({ venue, persona: persona ?? 'visitor' });
  if (isLoggedOut) query.set('logged_out', 'true');
  const { url } = (await hook(`/visit?${query}`)) as { url: string };
  return persona ? url : url.replace(/mac_id=[^&]*/, `mac_id=${encodeURIComponent(newMac())}`);
};

const load = async (): Promise<OpenPortal> => {
  document.body.innerHTML = '<div id="root"></div>';
  const app = await startApp(startEarly(), {
    retries: { retries: 1, baseMs: 1 },
    timeouts: { answer: 2000, file: 2000 },
  });
  running = app;
  return {
    store: app.store,
    user: userEvent.setup({ delay: null }),
    url: inject('sandboxUrl'),
    goTo: (path) => void (window.location.hash = `#${path}`),
    makeTrouble,
    clearTrouble,
    reload: async () => {
      closePage();
      return load();
    },
  };
};

const closePage = (): void => {
  running?.stop();
  running = null;
};

/**
 * Opens the whole portal as a venue's gateway does: the inline script's requests, the real store, the
 * real router, the real client, against the sandbox of the run. Only the browser is jsdom.
 */
export const openPortal = async (opening: Opening = {}): Promise<OpenPortal> => {
  await closePortal();
  window.localStorage.clear();
  window.sessionStorage.clear();
  jsdom.reconfigure({ url: await entry(opening) });
  if (opening.path && opening.path !== '/') {
    // The visit has begun; the page is then loaded anew where it is wanted, as a link from outside does.
    await load();
    closePage();
    window.history.replaceState(null, '', `#${opening.path}`);
  }
  for (const trouble of opening.trouble ?? []) await makeTrouble(trouble);
  return load();
};

/** Closes what a test has open, and clears its trouble. */
export const closePortal = async (): Promise<void> => {
  closePage();
  if (troubled) await clearTrouble();
};
