import { sendStartupRequests } from '@foyer/api-client/startup/requests';
import type { CallName } from '@foyer/api-client/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { startApp, type RunningApp } from '~/app/startApp';
import type { AppStore } from '~/session/store/createStore';
import { callOf } from '../faults/recordCalls';
import { openAddress } from '../openAddress';

/** An answer; without a body it is empty. */
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a backend answers, by the call's name. A call that is not here answers 404. */
export type Replies = Partial<Record<CallName, Reply | ((body: unknown) => Reply)>>;

export interface OpenAgainst {
  store: AppStore;
  user: UserEvent;
  /** The calls that the portal made, in order, with their queries and parsed bodies. */
  sent: { call: CallName | null; line: string; query: string; body: unknown }[];
  goTo: (path: string) => void;
  /** Loads the page again, as it is and with what the browser has stored. */
  reload: () => Promise<OpenAgainst>;
}

const encode = (value: object): string => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** A session token; only a backend checks its signature. */
export const tokenOf = (claims: object): string =>
  `${encode({ alg: 'none' })}.${encode({ exp: 4_000_000_000, location_id: 'inn', ...claims })}.x`;

/** The token of a visitor. */
export const visitor = tokenOf({ scope: ['anonymous'] });

/** The token of the customer of the minimal answers. */
export const customer = tokenOf({ scope: ['user'], user_id: 'u1' });

let running: RunningApp | null = null;

/** The heading of the page that a test has left, until the next one shows. */
let left: { element: Element | null; text: string } | null = null;

const headingNow = () => {
  const element = document.querySelector('h1');
  return { element, text: element?.textContent ?? '' };
};

const isLeft = (): boolean => {
  const now = headingNow();
  return left === null || now.element !== left.element || now.text !== left.text;
};

const answer = (replies: Replies, name: CallName | null, body: unknown): Required<Reply> => {
  const reply = name && replies[name];
  const given = typeof reply === 'function' ? reply(body) : reply;
  return { status: given ? 200 : 404, body: undefined, headers: {}, ...given };
};

const parse = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

/**
 * Opens the whole portal against a backend that answers from a table: start script, store, router and
 * client are real, only the network's far side and the browser are not.
 *
 * @param path the page to open, such as `/portal`
 * @param token whose session the browser has
 */
export const openAgainst = async (
  replies: Replies,
  path: string,
  token: string | null = customer,
): Promise<OpenAgainst> => {
  closeAgainst();
  left = null;
  const sent: OpenAgainst['sent'] = [];
  const withSession: Replies = {
    getBlankSession: { status: 204, headers: { authorization: `Bearer ${visitor}` } },
    ...replies,
  };
  const serve = (method: string, address: string, body: unknown): Required<Reply> => {
    const call = callOf(method, address);
    const { pathname, search } = new URL(address, window.location.href);
    sent.push({ call, line: `${method} ${pathname}`, query: search, body });
    return answer(withSession, call, body);
  };
  const fetch = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const { status, body, headers } = serve(
      init.method ?? 'GET',
      String(address),
      parse(init.body),
    );
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
  vi.stubGlobal('fetch', fetch);
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (token) window.localStorage.setItem('Token', token);
  window.localStorage.setItem('foyer.location', JSON.stringify({ location_id: 'inn' }));
  openAddress(`http://portal.test/v2/#${path}`);
  return load(fetch, sent);
};

const load = async (
  fetch: typeof globalThis.fetch,
  sent: OpenAgainst['sent'],
): Promise<OpenAgainst> => {
  document.body.innerHTML = '<div id="root"></div>';
  const app = await startApp(sendStartupRequests(), {
    retries: { retries: 0 },
    // A portal that a test has closed may still call; its calls stay with its own backend.
    fetch,
  });
  running = app;
  return {
    store: app.store,
    user: userEvent.setup({ delay: null }),
    sent,
    goTo: (page) => {
      left = headingNow();
      window.location.hash = `#${page}`;
    },
    reload: () => {
      app.stop();
      cleanup();
      return load(fetch, sent);
    },
  };
};

/** Closes the portal that a test has opened. */
export const closeAgainst = (): void => {
  running?.stop();
  running = null;
  cleanup();
  vi.unstubAllGlobals();
};

/**
 * All that the page at a path says, once it has a heading and has stopped loading.
 *
 * @throws Error with what it says instead
 */
export const said = async (path: string): Promise<string> => {
  await waitFor(
    () => {
      expect(window.location.hash).toBe(`#${path}`);
      expect(isLeft()).toBe(true);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    },
    {
      timeout: 20_000,
      onTimeout: () =>
        new Error(`${path} is not loaded at ${window.location.hash}: ${textOf(document.body)}`),
    },
  );
  return textOf(screen.getByRole('main'));
};

/** The text of an element, its parts apart. */
const textOf = (element: Element): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent?.trim() ?? '');
  return parts.filter(Boolean).join(' | ');
};

/** Expects what the page at a path says, once all its parts have loaded. */
export const expectSaid = (path: string) => expect.poll(() => said(path), { timeout: 10_000 });
