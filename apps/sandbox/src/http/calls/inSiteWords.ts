import type { Db } from '../../db/openDatabase';
import type { Caller } from '../../services/Caller';
import { ServiceError } from '../../services/ServiceError';
import { findSite, locationOf } from '../../services/sites/findSite';
import { inWordsOf } from '../../services/sites/inWordsOf';

/** An error with the venue's own word for a plan, because the portal shows the message. Rule SITE-5. */
export const inSiteWords = async (error: unknown, db: Db, caller: Caller): Promise<unknown> => {
  if (!(error instanceof ServiceError) || !error.message.match(/plan/i)) return error;
  const site = await findSite(db, locationOf(caller));
  const { fields } = error.details;
  return new ServiceError(error.code, inWordsOf(site, error.message), {
    ...error.details,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, inWordsOf(site, text)]),
      ),
    }),
  });
};
