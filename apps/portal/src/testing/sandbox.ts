import type { UserEvent } from '@testing-library/user-event';
import { askSandbox } from './sandboxHook';

interface Message {
  body: string;
  links: string[];
  codes: string[];
}

/** The mail or text that was sent to somebody last. */
export const lastMessage = async (to: string): Promise<Message> => {
  const [message] = (await askSandbox(`/outbox?to=${encodeURIComponent(to)}`)) as Message[];
  if (!message) throw new Error(`Nothing was sent to ${to}.`);
  return message;
};

/** How many were sent to somebody. */
export const countMessages = async (to: string): Promise<number> =>
  ((await askSandbox(`/outbox?to=${encodeURIComponent(to)}`)) as Message[]).length;

/** Where the link of a mail leads inside the portal. */
export const pathIn = ({ links }: Message): string => (links[0] ?? '').split('#')[1] ?? '';

/** Lets time pass for the sandbox, and so for the portal; sessions stay. */
export const moveClock = (minutes: number): Promise<unknown> =>
  askSandbox('/clock', { method: 'POST', body: JSON.stringify({ minutes }) });

let count = 0;

/** An address that nobody has registered with. */
export const newEmail = (domain = 'post.example'): string =>
  `guest.${Date.now().toString(36)}.${(count += 1)}@${domain}`;

/** The password of every person of the sandbox, and long enough for a new one. */
export const PASSWORD = 'correct horse battery';

/** Puts a text into a field at once, as a password manager does: typing it takes its time. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
