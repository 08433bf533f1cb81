import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { Backend } from '../../services/Backend';
import type { UserCaller } from '../../services/Caller';
import { gatewayLogin, type GatewayAnswer } from '../../services/network/gatewayLogin';
import { ServiceError } from '../../services/ServiceError';
import { issueSessionToken, type Client } from '../../services/sessions/sessions';
import { siteOf } from '../../services/sites/findSite';
import { accountWire } from '../wire/accountWire';
import { siteInfoWire } from '../wire/siteInfoWire';

interface AnsweredAhead {
  token: string;
  /** Null where the gateway refuses the device; its own call says why. */
  nextAnswers: NonNullable<AnswerSent<typeof calls.registerUser>>['nextAnswers'];
}

/** The gateway login at the place of the session; null where it is refused. */
const enter = (
  backend: Backend,
  caller: UserCaller,
  client: Client,
): Promise<GatewayAnswer | null> =>
  gatewayLogin(backend, caller, caller.claims, client).catch((error: unknown) => {
    if (error instanceof ServiceError) return null;
    throw error;
  });

/** Answers the calls that the portal sends after a registration, so that it need not send them. Rule START-14. */
export const answerAhead = async (
  backend: Backend,
  caller: UserCaller,
  client: Client,
): Promise<AnsweredAhead> => {
  const entered = await enter(backend, caller, client);
  if (!entered)
    return {
      token: await issueSessionToken(backend, caller.session, caller.claims),
      nextAnswers: null,
    };
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
