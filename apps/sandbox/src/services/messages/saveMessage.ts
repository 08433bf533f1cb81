import { SMS_CODE_LENGTH } from '@foyer/domain';
import type { SandboxClock } from '../clock/SandboxClock';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { outbox } from '../../db/schema/outbox';

/** The distinct links in a message. */
const findLinks = (text: string): string[] => [
  ...new Set(text.match(/https?:\/\/[^\s<>"']+/g) ?? []),
];

const code = new RegExp(
  String.raw`\b\d{${SMS_CODE_LENGTH}}\b|\b[A-Z0-9]{4}(?:-[A-Z0-9]{4})+\b`,
  'g',
);

/** Codes to type: the digits of an SMS, or groups such as `K7QM-2XWD`. */
const findCodes = (text: string): string[] => {
  const words = text.replace(/https?:\/\/\S+/g, ' ');
  return [...new Set(words.match(code) ?? [])];
};

/** A message that was sent. */
interface SentMessage {
  kind: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
}

/** Stores a message in the outbox that the console shows. */
export const saveMessage = async (db: Db, clock: SandboxClock, message: SentMessage) => {
  await db.insert(outbox).values({
    id: newId('msg'),
    ...message,
    links: findLinks(message.body),
    codes: findCodes(message.body),
    sentAt: clock.now(),
  });
};
