import { parseMac } from '@foyer/domain';
import { answerVisitorAhead } from './answerAhead';
import { entryCookieOf } from '../entryCookie';
import type { SessionClaims } from '../../services/sessions/sessionClaims';
import type { Handlers } from '../calls/Handler';
import type { Caller, UserRow } from '../../services/Caller';
import { iso } from '../wire/dateAndAmountWire';
import {
  isFirstLogin,
  noteLogin,
  requireConfirmedEmail,
} from '../../services/login/requireConfirmedEmail';
import { newVisitorKey } from '../../services/buyers/buyerOf';
import { checkPassword } from '../../services/login/checkPassword';
import { needsSmsCode, resendSmsCode, startSmsCheck } from '../../services/login/smsCheck';
import { checkSixDigitCode } from '../../services/one-time-codes/checkSixDigitCode';
import { findSite, type SiteRow } from '../../services/sites/findSite';
import type { Backend } from '../../services/Backend';
import { enteredAt } from '../../services/network/enteredAt';
import { issueSessionToken, type Client } from '../../services/sessions/sessions';
import { signIn } from '../../services/login/signIn';
import { ServiceError } from '../../services/ServiceError';

/** The venue whose rules apply to a log-in: the session's venue, else the account's own. */
const venueOf = async ({ db }: Backend, caller: Caller, user: UserRow): Promise<SiteRow> => {
  const site =
    (await findSite(db, caller.claims.location_id)) ?? (await findSite(db, user.locationId));
  if (!site) throw new Error(`The venue ${user.locationId} is gone.`);
  return site;
};

/** The session of a visitor, where the portal says they are. */
const claimsFrom = (backend: Backend, given: URLSearchParams, client: Client): SessionClaims => {
  const read = (name: string) => given.get(name) ?? '';
  const [location_id, mac, nas_id] = [
    read('location_id'),
    parseMac(read('mac')) ?? '',
    read('nas_id'),
  ];
  const redirect = { location_id, mac, nas_id, gateway_proof: read('gateway_proof') };
  const provedAt = enteredAt(backend, redirect, client);
  const vouched = provedAt !== null;
  return {
    customer_code: read('customer_code'),
    location_id,
    mac,
    vouched,
    ...(vouched && { proved_at: provedAt }),
    ...(mac && !vouched && { buyer: newVisitorKey() }),
    nas_id,
    connection_type: read('connection_type'),
    user_id: null,
    session_id: null,
    scope: ['anonymous'],
  };
};

const sessionOf = async (request: Parameters<typeof signIn>[0], user: UserRow) => {
  const { session, claims } = await signIn(request, user);
  const authorization = `Bearer ${await issueSessionToken(request.backend, session, claims)}`;
  // The session that comes with registering is not noted: where that answer is lost, the form is sent
  // again and logs in for the first time.
  await noteLogin(request.backend, user);
  return { authorization };
};

export const authHandlers: Handlers<
  'getBlankSession' | 'login' | 'checkSmsCode' | 'resendSmsCode'
> = {
  getBlankSession: async ({ backend, headers, client, answersAhead }) => {
    const given = new URLSearchParams(headers['x-location-details']);
    const claims = claimsFrom(backend, given, client);
    if (given.get('next') !== '1' || !answersAhead) {
      const authorization = `Bearer ${await backend.tokens.issue(claims)}`;
      return { body: { nextAnswers: null }, headers: { authorization } };
    }
    const caller = {
      claims,
      user: null,
      mac: claims.mac || null,
      impersonating: false,
      session: null,
    };
    const visit = { ...claims, gateway_proof: given.get('gateway_proof') };
    const { token, nextAnswers } = await answerVisitorAhead(backend, caller, visit, client);
    const entry = nextAnswers ? entryCookieOf(backend, visit, client) : {};
    return { body: { nextAnswers }, headers: { authorization: `Bearer ${token}`, ...entry } };
  },

  login: async (request) => {
    const { backend, caller, body, headers, client } = request;
    const user = await checkPassword(backend, caller, body, client);
    const site = await venueOf(backend, caller, user);
    const isFirst = isFirstLogin(user, headers['x-registration-stage'], backend.clock.now());
    requireConfirmedEmail(user, site, isFirst);
    if (!isFirst && (await needsSmsCode(backend, user))) {
      const { phoneNumber, nextCodeCreationTime } = await startSmsCheck(
        backend,
        user,
        site.details.name,
        request,
      );
      return {
        body: { phoneNumber, nextCodeCreationTime: iso(nextCodeCreationTime) },
        headers: {},
      };
    }
    return { body: {}, headers: await sessionOf(request, user) };
  },

  checkSmsCode: async (request) => {
    const { backend, caller, body, params, client } = request;
    const user = await checkPassword(backend, caller, body, client);
    requireConfirmedEmail(user, await venueOf(backend, caller, user), false);
    const given = {
      purpose: 'mfa',
      userId: user.id,
      code: params.smsCode,
      to: user.mobile,
    } as const;
    await checkSixDigitCode(backend, given, client.address, 'UNAUTHORISED');
    return { body: {}, headers: await sessionOf(request, user) };
  },

  resendSmsCode: async ({ backend, caller, body, client }) => {
    const user = await checkPassword(backend, caller, body, client);
    const site = await venueOf(backend, caller, user);
    requireConfirmedEmail(user, site, false);
    if (!(await needsSmsCode(backend, user)))
      throw new ServiceError('UNAUTHORISED', 'This account logs in without a code.');
    const next = await resendSmsCode(backend, user, site.details.name, { caller, client });
    return { body: { nextCodeCreationTime: iso(next) } };
  },
};
