import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { Backend } from '../../services/Backend';
import type { Caller, UserCaller } from '../../services/Caller';
import {
  gatewayLogin,
  type GatewayAnswer,
  type GatewayVisit,
} from '../../services/network/gatewayLogin';
import { readerOf } from '../../services/rate-limits/countedAs';
import { settleBeforeAnswer } from '../../services/purchases/settlePending';
import { ServiceError } from '../../services/ServiceError';
import { issueSessionToken, type Client } from '../../services/sessions/sessions';
import { siteOf } from '../../services/sites/findSite';
import { accountWire } from '../wire/accountWire';
import { siteInfoWire } from '../wire/siteInfoWire';

interface AnsweredAhead<C extends typeof calls.registerUser | typeof calls.getBlankSession> {
  token: string;
  /** Null where the gateway refuses the device; its own call says why. */
  nextAnswers: NonNullable<AnswerSent<C>>['nextAnswers'];
}

/** The gateway login, by default at the place of the session; null where it is refused. */
const enter = (
  backend: Backend,
  caller: Caller,
  client: Client,
  visit: GatewayVisit = caller.claims,
): Promise<GatewayAnswer | null> =>
  gatewayLogin(backend, caller, visit, client).catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });

/** The session alone: the portal sends the calls. */
export const answerNothingAhead = async (
  backend: Backend,
  { session, claims }: UserCaller,
): Promise<AnsweredAhead<typeof calls.registerUser>> => ({
  token: await issueSessionToken(backend, session, claims),
  nextAnswers: null,
});

/** Answers the calls that the portal sends after a registration, so that it need not send them. Rule START-14. */
export const answerAhead = async (
  backend: Backend,
  caller: UserCaller,
  client: Client,
): Promise<AnsweredAhead<typeof calls.registerUser>> => {
  const entered = await enter(backend, caller, client);
  if (!entered) return answerNothingAhead(backend, caller);
  const { token, ...gateway } = entered;
  const site = await siteOf(backend.db, caller);
  return {
    token,
    nextAnswers: {
      gateway: { redirect: null, ...gateway },
      siteInfo: await siteInfoWire(site, caller, backend),
      account: await accountWire(backend.db, site, caller.user),
    },
  };
};

/** Answers the calls that the portal sends after a visitor's session has begun. Rule START-2. */
export const answerVisitorAhead = async (
  backend: Backend,
  caller: Caller,
  visit: GatewayVisit,
  client: Client,
): Promise<AnsweredAhead<typeof calls.getBlankSession>> => {
  await settleBeforeAnswer(backend, readerOf(caller, client));
  const entered = await enter(backend, caller, client, visit);
  if (!entered) return { token: await backend.tokens.issue(caller.claims), nextAnswers: null };
  const { token, ...gateway } = entered;
  const { site } = await backend.catalogues.of(caller);
  return {
    token,
    nextAnswers: {
      gateway: { redirect: null, ...gateway },
      siteInfo: await siteInfoWire(site, caller, backend),
    },
  };
};
