import { desc, eq } from 'drizzle-orm';
import { outbox } from '../../db/schema/outbox';
import type { Sandbox } from '../../../program/startSandbox';

/** The last message to a recipient. */
export const lastMessage = async ({ backend }: Sandbox, recipient: string) => {
  await backend.afterAnswer.settled();
  const [message] = await backend.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.sentAt))
    .limit(1);
  if (!message) throw new Error(`Nothing was sent to ${recipient}.`);
  return message;
};

/** The code in a link of a message. */
export const codeIn = (link: string | undefined): string =>
  new URLSearchParams(String(link).split('?')[1]).get('code') ?? '';
