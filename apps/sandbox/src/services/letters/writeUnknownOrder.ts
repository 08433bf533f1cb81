import { eq } from 'drizzle-orm';
import { declarations } from '../../db/schema/declarations';
import { factsOf } from '../declarations/declarations';
import { instantText } from '../messages/dates';
import { say } from '../messages/say';
import type { WriteLetter } from './Letter';

/** Asks support to check the order of a declaration. Rule LAW-18. */
export const writeUnknownOrder: WriteLetter = async ({ db }, { subject: id }) => {
  const [row] = await db.select().from(declarations).where(eq(declarations.id, id));
  if (!row) return null;
  const asks = row.kind === 'withdraw' ? 'supportUnknownWithdrawal' : 'supportUnknownCancellation';
  return {
    locationId: row.locationId,
    subject: say('supportUnknownSubject', { customer: row.email }),
    facts: factsOf(row),
    paragraphs: [
      say(asks, { name: row.name, at: instantText(row.receivedAt) }),
      ...(row.reason === null ? [] : [say('supportReasonGiven', { reason: row.reason })]),
    ],
  };
};
