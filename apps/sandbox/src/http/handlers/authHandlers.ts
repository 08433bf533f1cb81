import { parseMac } from '@foyer/domain';
import type { Handlers } from '../calls/Handler';
import type { Caller, UserRow } from '../../services/Caller';
import { iso } from '../wire/dateAndAmountWire';
import { requireConfirmedEmail, tokenFor } from '../../services/login/requireConfirmedEmail';
import { checkPassword } from '../../services/login/checkPassword';
import { resendSmsCode, startSmsCheck } from '../../services/login/smsCheck';
import { checkSixDigitCode } from '../../services/one-time-codes/checkSixDigitCode';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { findSite, type SiteRow } from '../../services/sites/findSite';
import type { Backend } from '../../services/Backend';

/** The venue whose rules apply to a log-in: the session's venue, else the account's own. */
const venueOf = async ({ db }: Backend, caller: Caller, user: UserRow): Promise<SiteRow> => {
  const site =
    (await findSite(db, caller.claims.location_id)) ?? (await findSite(db, user.locationId));
  if (!site) throw new Error(`The venue ${user.locationId} is gone.`);
  return site;
};

const claimsFrom = (details: string) => {
  const given = new URLSearchParams(details);
  return {
    customer_code: given.get('customer_code') ?? '',
    location_id: given.get('location_id') ?? '',
    mac: parseMac(given.get('mac')) ?? '',
    nas_id: given.get('nas_id') ?? '',
    connection_type: given.get('connection_type') ?? '',
    user_id: null,
    scope: ['anonymous'],
  };
};

const signIn = async (
  { backend, caller }: { backend: Backend; caller: Caller },
  user: UserRow,
) => ({ authorization: `Bearer ${await tokenFor(backend, caller, user)}` });

export const authHandlers: Handlers<
  'getBlankSession' | 'login' | 'checkSmsCode' | 'resendSmsCode'
> = {
  getBlankSession: async ({ backend, headers }) => {
    const claims = claimsFrom(headers['x-location-details']);
    return { headers: { authorization: `Bearer ${await backend.tokens.issue(claims)}` } };
  },

  login: async (request) => {
    const { backend, caller, body, headers, address } = request;
    const user = await checkPassword(backend, caller, body, address);
    const site = await venueOf(backend, caller, user);
    const isRegistration = headers['x-registration-stage'] === '1' && user.firstLoginAt === null;
    await requireConfirmedEmail(backend, user, site, isRegistration);
    if (site.details.mfaViaSms && user.mobile && !isRegistration) {
      const { phoneNumber, nextCodeCreationTime } = await startSmsCheck(
        backend,
        user,
        site.details.name,
      );
      return {
        body: { phoneNumber, nextCodeCreationTime: iso(nextCodeCreationTime) },
        headers: {},
      };
    }
    return { body: {}, headers: await signIn(request, user) };
  },

  checkSmsCode: async (request) => {
    const { backend, caller, body, params, address } = request;
    const user = await checkPassword(backend, caller, body, address);
    backend.limits.use(rateLimits.code, `mfa ${user.id}`);
    await checkSixDigitCode(backend, 'mfa', user.id, params.smsCode, 'UNAUTHORISED');
    return { body: {}, headers: await signIn(request, user) };
  },

  resendSmsCode: async ({ backend, caller, body, address }) => {
    const user = await checkPassword(backend, caller, body, address);
    const site = await venueOf(backend, caller, user);
    const next = await resendSmsCode(backend, user, site.details.name);
    return { body: { nextCodeCreationTime: iso(next) } };
  },
};
