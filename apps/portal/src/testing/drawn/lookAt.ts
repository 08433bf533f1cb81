import { calls, type CallName } from '@foyer/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import {
  closeAgainst,
  openAgainst,
  visitor,
  type Replies,
  type Reply,
} from '../minimal/openAgainst';
import { untrueClaims } from './claims';
import type { Drawn } from './drawBackend';
import { faultsOfPage } from './faultsOfPage';

const date = 'Sat, 21 Nov 2026 10:00:00 GMT';

const repliesOf = (drawn: Drawn): Replies => ({
  ...Object.fromEntries(
    Object.entries(drawn).flatMap(([name, body]) =>
      body === undefined
        ? []
        : [[name, { status: calls[name as CallName].status, body, headers: { date } }]],
    ),
  ),
  getBlankSession: blankSession(drawn),
});

/** The answers that come with a blank session, if any, are those of their own calls. */
const blankSession = ({ getBlankSession, gatewayLogin, getSiteInfo }: Drawn): Reply => {
  const headers = { date, authorization: `Bearer ${visitor}` };
  const { nextAnswers } = { nextAnswers: null, ...(getBlankSession as object) };
  return nextAnswers === null
    ? { status: 204, headers }
    : { body: { nextAnswers: { gateway: gatewayLogin, siteInfo: getSiteInfo } }, headers };
};

/**
 * Two questions open at any time and cover the page, a ticket's and the one about marketing. Each has
 * tests of its own (START-17, PREF-3).
 */
const withoutQuestions = (drawn: Drawn): Drawn => ({
  ...drawn,
  gatewayLogin: { ...(drawn.gatewayLogin as object), ticket: null },
  getPublicConfig: { ...(drawn.getPublicConfig as object), marketingPopUp: false },
});

/** How often in a row the page must be the same before it counts as settled. */
const LOOKS = 3;

const settle = async (): Promise<void> => {
  let before = '';
  let same = 0;
  await waitFor(
    () => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      // The page after a payment waits for as long as the backend says that it is not settled.
      if (!window.location.hash.startsWith('#/stripe-return'))
        expect(document.querySelector('[aria-busy=true]')).toBeNull();
      const now = document.body.innerHTML;
      same = now === before ? same + 1 : 0;
      before = now;
      expect(same).toBe(LOOKS);
    },
    {
      interval: 15,
      timeout: 60_000,
      onTimeout: () => new Error(`It does not settle: ${document.body.textContent}`),
    },
  );
};

/** The settled page. */
interface Looked {
  /** What is wrong with it: errors, missing names, holes and untrue claims. */
  faults: string[];
  /** Where it is: a guard may lead to another page. */
  shown: string;
}

/** Opens a page against these answers, with this session token. */
export const lookAt = async (path: string, drawn: Drawn, token: string): Promise<Looked> => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    await openAgainst(repliesOf(withoutQuestions(drawn)), path, token);
    await settle();
    const crashes = errors.mock.calls
      .map((call) => call.map(String).join(' ').slice(0, 1000))
      .filter((message) => !message.includes('Not implemented'));
    return {
      faults: [...crashes, ...faultsOfPage(), ...untrueClaims(document, drawn)],
      shown: window.location.hash.slice(1),
    };
  } finally {
    errors.mockRestore();
    closeAgainst();
  }
};
