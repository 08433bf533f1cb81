import { isNewContact, parseMac } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../calls/Handler';
import { notFound } from '../../services/ServiceError';
import { accountWire } from '../wire/accountWire';
import { answerAhead, answerNothingAhead } from './answerAhead';
import { countedWide, readerOf } from '../../services/rate-limits/countedAs';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { users } from '../../db/schema/users';
import type { UserRow } from '../../services/Caller';
import { verifyCaptcha } from '../../services/captcha/checkCaptcha';
import { registerUser } from '../../services/registration/registerUser';
import { confirmMobile, updateUser } from '../../services/registration/updateUser';
import { updateAgreements } from '../../services/registration/updateAgreements';
import { changeUserType } from '../../services/registration/changeUserType';
import { requireOwnNetwork } from '../../services/network-keys/ownNetwork';
import { isBlacklisted } from '../../services/network/isBlacklisted';
import { provedMac } from '../../services/buyers/buyerOf';
import { settleBeforeAnswer } from '../../services/purchases/settlePending';
import { signIn } from '../../services/login/signIn';
import { signUpDevice } from '../../services/network/signUpDevice';
import { refuseAgent } from '../../services/sessions/refuseAgent';
import { siteOf } from '../../services/sites/findSite';
import { withOwnPlan } from '../../services/termination/withPlan';

type Contact = { email?: string | undefined; mobile?: string | undefined };

/** Whether a request gives a new address or number, or sends one again or drops it while it waits. Rule PREF-5. */
const settlesContact = (user: UserRow, given: Contact): boolean =>
  isNewContact(user, given) ||
  (user.pendingEmail !== null && given.email !== undefined) ||
  (user.pendingMobile !== null && given.mobile !== undefined);

export const userHandlers: Handlers<
  | 'registerUser'
  | 'getUser'
  | 'updateUser'
  | 'confirmMobile'
  | 'updateAgreements'
  | 'changeUserType'
  | 'verifyRecaptcha'
  | 'createNoAccountUser'
  | 'checkCpe'
  | 'setShareVlan'
> = {
  registerUser: async (request) => {
    const { backend, caller, body, client, answersAhead } = request;
    // Each may mail a stranger.
    await backend.limits.use(rateLimits.registration, countedWide(caller, client));
    const user = await registerUser(backend, await siteOf(backend.db, caller), body, request);
    const { id, email, mobile, firstName, lastName } = user;
    const signedIn = await signIn(request, user);
    const { token, nextAnswers } = answersAhead
      ? await answerAhead(backend, signedIn, client)
      : await answerNothingAhead(backend, signedIn);
    return {
      body: { userId: id, id, email, mobile, firstName, lastName, nextAnswers },
      headers: { authorization: `Bearer ${token}` },
    };
  },

  getUser: async ({ backend, caller, client }) => {
    await settleBeforeAnswer(backend, readerOf(caller, client));
    const { db } = backend;
    return { body: await accountWire(db, await siteOf(db, caller), caller.user) };
  },

  updateUser: async ({ backend, caller, body, client }) => {
    if (body.password !== undefined) refuseAgent(caller, 'changePassword');
    if (body.language !== undefined) refuseAgent(caller, 'changeLanguage');
    if (settlesContact(caller.user, body)) refuseAgent(caller, 'changeContact');
    await backend.limits.use(rateLimits.accountChange, caller.user.id);
    const site = await siteOf(backend.db, caller);
    const user = await updateUser(backend, site, caller, body, client);
    return { body: await accountWire(backend.db, site, user) };
  },

  confirmMobile: async ({ backend, caller, body, client }) => {
    refuseAgent(caller, 'changeContact');
    const site = await siteOf(backend.db, caller);
    const user = await confirmMobile(backend, caller.user, body.code, client);
    return { body: await accountWire(backend.db, site, user) };
  },

  updateAgreements: async ({ backend, caller, body }) => {
    const site = await siteOf(backend.db, caller);
    const user = await updateAgreements(backend, site, caller, body);
    return { body: await accountWire(backend.db, site, user) };
  },

  changeUserType: async ({ backend, caller, params, body }) => {
    const site = await siteOf(backend.db, caller);
    if (params.id !== caller.user.id) throw notFound('user');
    const user = await withOwnPlan(backend, caller, () =>
      changeUserType(backend, caller.user, body.type),
    );
    return { body: await accountWire(backend.db, site, user) };
  },

  verifyRecaptcha: async ({ backend, caller, query, client }) => {
    await backend.limits.use(rateLimits.captcha, countedWide(caller, client));
    await verifyCaptcha(backend, query.response);
    return { body: { success: true } };
  },

  createNoAccountUser: async ({ backend, caller, body, client }) => {
    await backend.limits.use(rateLimits.deviceSignUp, countedWide(caller, client));
    const site = await siteOf(backend.db, caller);
    const mac = await signUpDevice(backend, site, provedMac(caller), parseMac(body.headlessMac));
    return {
      body: { userId: null, mac: mac.address, hasActiveSubscription: mac.active },
      headers: { authorization: undefined },
    };
  },

  checkCpe: async ({ backend: { db }, params }) => ({
    body: { isBlackListed: await isBlacklisted(db, parseMac(params.mac)) },
  }),

  setShareVlan: async ({ backend: { db }, caller, body }) => {
    await requireOwnNetwork(db, await siteOf(db, caller), caller.user);
    await db.update(users).set(body).where(eq(users.id, caller.user.id));
    return { body };
  },
};
