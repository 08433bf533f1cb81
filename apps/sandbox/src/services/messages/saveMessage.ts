import type { SandboxClock } from '../clock/SandboxClock';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { outbox } from '../../db/schema/outbox';
import { findCodes, findLinks } from './findCodes';

/** A message that has left the backend. */
interface SentMessage {
  kind: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
}

/** Puts a message into the outbox that the console shows. */
export const saveMessage = async (db: Db, clock: SandboxClock, message: SentMessage) => {
  await db.insert(outbox).values({
    id: newId('msg'),
    ...message,
    links: findLinks(message.body),
    codes: findCodes(message.body),
    sentAt: clock.now(),
  });
};
