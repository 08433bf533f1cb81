import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { Backend } from '../../services/Backend';
import type { GuestPassRow } from '../../services/entitlement/guestPassOf';
import { endPass } from '../../services/guest-passes/endPass';
import { countPasses, givePass, passesOf, passRulesAt } from '../../services/guest-passes/givePass';
import { spellGuestCode } from '../../services/guest-passes/guestCode';
import { redeemPass } from '../../services/guest-passes/redeemPass';
import { refuseAgent } from '../../services/sessions/refuseAgent';
import { siteOf } from '../../services/sites/findSite';
import type { Handlers } from '../calls/Handler';
import { iso, isoOrNull } from '../wire/dateAndAmountWire';
import { portalAddress } from '../../services/sites/portalAddress';

/** A pass for the wire. An agent does not see the code, which would let anybody online. */
const passWire = (
  { publicUrl }: Backend,
  { id, name, state, code, hours, endsAt }: GuestPassRow,
  isAgent: boolean,
): AnswerSent<typeof calls.createGuestPass> => {
  const spelt = code && !isAgent ? spellGuestCode(code) : null;
  return {
    id,
    name: name || null,
    state,
    code: spelt,
    link: spelt && portalAddress(publicUrl, '/guest-pass', { code: spelt }),
    hours,
    redeemBy: state === 'open' ? iso(endsAt) : null,
    endsAt: state === 'open' ? null : iso(endsAt),
  };
};

/** The calls about guest passes. */
export const guestHandlers: Handlers<
  'getGuestPasses' | 'createGuestPass' | 'endGuestPass' | 'redeemGuestPass'
> = {
  getGuestPasses: async ({ backend, caller }) => {
    const { db, clock } = backend;
    const site = await siteOf(db, caller);
    const rules = passRulesAt(site);
    const { total, left, resetsAt } = await countPasses(db, rules, caller.user.id, clock.now());
    const passes = await passesOf(db, site, caller.user);
    return {
      body: {
        passes: passes.map((pass) => passWire(backend, pass, caller.impersonating)),
        hours: rules.hours,
        total,
        left,
        resetsAt: isoOrNull(resetsAt),
        takesSlot: rules.takesSlot,
      },
    };
  },

  createGuestPass: async ({ backend, caller, body }) => {
    refuseAgent(caller, 'giveGuestPass');
    const site = await siteOf(backend.db, caller);
    return { body: passWire(backend, await givePass(backend, site, caller.user, body), false) };
  },

  endGuestPass: async ({ backend, caller, params }) => {
    await endPass(backend, caller.user.id, params.id);
    return {};
  },

  redeemGuestPass: async ({ backend, caller, body }) => {
    const site = await siteOf(backend.db, caller);
    const { endsAt, host } = await redeemPass(backend, site, caller, body.code);
    return { body: { endsAt: iso(endsAt), host: host || null } };
  },
};
