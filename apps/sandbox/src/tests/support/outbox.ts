import { and, eq, gte } from 'drizzle-orm';
import { outbox } from '../../db/schema/outbox';
import type { Sandbox } from '../../../program/startSandbox';

/** The messages to a recipient, the oldest first. @param since milliseconds of the sandbox's clock */
export const messagesTo = async ({ backend }: Sandbox, recipient: string, since = 0) => {
  await backend.afterAnswer.settled();
  return backend.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), gte(outbox.sentAt, since)))
    .orderBy(outbox.sentAt);
};

/** The last message to a recipient. */
export const lastMessage = async (sandbox: Sandbox, recipient: string) => {
  const message = (await messagesTo(sandbox, recipient)).at(-1);
  if (!message) throw new Error(`Nothing was sent to ${recipient}.`);
  return message;
};

/** The code in a link of a message. */
export const codeIn = (link: string | undefined): string =>
  new URLSearchParams(String(link).split('?')[1]).get('code') ?? '';
