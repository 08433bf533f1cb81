import type { Db } from '../../db/openDatabase';
import type { Caller } from '../../services/Caller';
import { ServiceError } from '../../services/ServiceError';
import { findSite, locationOf } from '../../services/sites/findSite';

const PLAN = /\b(p)lan(s?)\b/gi;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** An error with the venue's own word for a plan, because the portal shows the message. Rule SITE-5. */
export const inSiteWords = async (error: unknown, db: Db, caller: Caller): Promise<unknown> => {
  if (!(error instanceof ServiceError) || !error.message.match(PLAN)) return error;
  const site = await findSite(db, locationOf(caller));
  const alias = site?.details.aliases['plan'];
  if (!alias) return error;
  const say = (text: string): string =>
    text.replace(PLAN, (_, first: string, plural: string) => {
      const word = plural ? alias.many : alias.one;
      return first === 'P' ? capital(word) : word;
    });
  const { fields } = error.details;
  return new ServiceError(error.code, say(error.message), {
    ...error.details,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, say(text)])),
    }),
  });
};
