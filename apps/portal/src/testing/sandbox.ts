import type { UserEvent } from '@testing-library/user-event';
import type { AnswerSent, calls } from '@foyer/api-client/contract';
import { fetchInAnotherTab } from './faults/recordCalls';
import { callSandboxConsole, sandboxUrl } from './callSandboxConsole';

interface Message {
  body: string;
  links: string[];
  codes: string[];
}

/** The last message to an address or number. */
export const lastMessage = async (to: string): Promise<Message> => {
  const [message] = (await callSandboxConsole(`/outbox?to=${encodeURIComponent(to)}`)) as Message[];
  if (!message) throw new Error(`Nothing was sent to ${to}.`);
  return message;
};

/** The number of messages to an address or number. */
export const countMessages = async (to: string): Promise<number> =>
  ((await callSandboxConsole(`/outbox?to=${encodeURIComponent(to)}`)) as Message[]).length;

/** The portal path of a message's link. */
export const pathIn = ({ links }: Message): string => (links[0] ?? '').split('#')[1] ?? '';

/** Moves the sandbox's clock, which the portal follows; sessions stay valid. */
export const moveClock = (minutes: number): Promise<unknown> =>
  callSandboxConsole('/clock', { method: 'POST', body: JSON.stringify({ minutes }) });

/** Calls the API as the logged-in user does in another tab. */
export const callInAnotherTab = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetchInAnotherTab(`${sandboxUrl()}/api${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${localStorage.getItem('Token')}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
  });

/** The plans that a site sells, as a test may change them before they reach the page. */
export const plansSold = async (venue: string): Promise<AnswerSent<typeof calls.getPlans>> =>
  (await (await callInAnotherTab(`/plans/site/${venue}`)).json()) as AnswerSent<
    typeof calls.getPlans
  >;

/** The logged-in user's account as the server has it now. */
export const accountOnServer = async () =>
  ((await (await callInAnotherTab('/user')).json()) as AnswerSent<typeof calls.getUser>).siteUser;

let count = 0;

/** An unused email address. */
export const newEmail = (domain = 'post.example'): string =>
  `guest.${Date.now().toString(36)}.${(count += 1)}@${domain}`;

/** The password of every seeded person. */
export const PASSWORD = 'correct horse battery';

/** Sets a field's text at once, as a password manager does, because typing is slow. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
