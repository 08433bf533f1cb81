import { HOUR } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { provedMac } from '../buyers/buyerOf';
import type { Caller, UserRow } from '../Caller';
import { guestPasses } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import { deviceSlotsOf } from '../devices/deviceSlots';
import { entitlementOf, entitlementOfUser } from '../entitlement/entitlementOf';
import { guestEnd } from '../entitlement/guestEnd';
import type { GuestPassRow } from '../entitlement/guestPassOf';
import { requireNotBlacklisted } from '../network/isBlacklisted';
import { rateLimits } from '../rate-limits/RateLimits';
import { ServiceError } from '../ServiceError';
import { refuseAgent } from '../sessions/refuseAgent';
import type { SiteRow } from '../sites/findSite';
import { hashGuestCode } from './guestCode';
import { passRulesAt } from './givePass';

/** Until when a guest has access, and whose guest they are. */
export interface RedeemedPass {
  endsAt: number;
  host: string;
}

const wrong = () =>
  new ServiceError('CODE_WRONG', 'That code isn’t right. Check it with your host.');
const usedElsewhere = () =>
  new ServiceError(
    'CODE_EXPIRED',
    'This pass is in use on another device. Each pass is for 1 device.',
  );
/** Why a pass that is no longer good is refused. Rule GUEST-5. */
const refusals: Record<'ended' | 'expired', string> = {
  ended: 'This pass has ended. Ask your host for a new one.',
  expired: 'Nobody used this pass in time. Ask your host for a new one.',
};

const hostOf = async ({ db }: Backend, { userId }: GuestPassRow): Promise<UserRow> => {
  const [host] = await db.select().from(users).where(eq(users.id, userId));
  if (!host) throw wrong();
  return host;
};

/** Starts a pass for a device; two devices at once cannot both start it. */
const startPass = (
  { db, clock }: Backend,
  site: SiteRow,
  host: UserRow,
  pass: GuestPassRow,
  mac: string,
): Promise<GuestPassRow> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    await tx.select({ id: users.id }).from(users).where(eq(users.id, host.id)).for('update');
    if (pass.takesSlot && (await deviceSlotsOf(tx, site, host, now)).free === 0)
      throw new ServiceError(
        'DEVICE_SLOTS_FULL',
        'Your host has no free device slot. Ask them to remove a device, then try again.',
      );
    const [started] = await tx
      .update(guestPasses)
      .set({ state: 'running', mac, startedAt: now, endsAt: now + pass.hours * HOUR, code: null })
      .where(and(eq(guestPasses.id, pass.id), eq(guestPasses.state, 'open')))
      .returning();
    if (!started) throw usedElsewhere();
    return started;
  });

/**
 * Uses a pass for the caller's device. The same device may ask again: a second tab, a reload.
 * @throws ServiceError `NOT_FOUND` where the venue has no passes, `STATE_CONFLICT` for a device that
 * the gateway does not vouch for or that has access already, `CODE_WRONG`, `CODE_EXPIRED`,
 * `DEVICE_DISABLED`, `DEVICE_SLOTS_FULL`, `TOO_MANY_REQUESTS`
 */
export const redeemPass = async (
  backend: Backend,
  site: SiteRow,
  caller: Caller,
  code: string,
): Promise<RedeemedPass> => {
  refuseAgent(caller, 'giveGuestPass');
  passRulesAt(site);
  const mac = provedMac(caller);
  if (!mac)
    throw new ServiceError(
      'STATE_CONFLICT',
      'We can’t see this device on the Wi-Fi. Turn Wi-Fi off and on. Then enter the code on the page that opens.',
    );
  await requireNotBlacklisted(backend.db, mac);
  const { db, clock, limits } = backend;
  // A guess counts before it is checked. Rule GUEST-4.
  await limits.use(rateLimits.guestCode, mac);
  const [pass] = await db
    .select()
    .from(guestPasses)
    .where(
      and(eq(guestPasses.hash, hashGuestCode(code)), eq(guestPasses.locationId, site.locationId)),
    );
  if (!pass) throw wrong();
  await limits.giveBack(rateLimits.guestCode, mac);
  const host = await hostOf(backend, pass);
  if (pass.state === 'ended' || pass.state === 'expired' || pass.endsAt <= clock.now())
    throw new ServiceError(
      'CODE_EXPIRED',
      refusals[pass.startedAt === null && pass.state !== 'ended' ? 'expired' : 'ended'],
    );
  const { active, subscription } = await entitlementOfUser(db, site, host);
  const redeemed = async ({ endsAt }: GuestPassRow): Promise<RedeemedPass> => ({
    endsAt: await guestEnd(db, endsAt, subscription),
    host: host.firstName,
  });
  if (pass.state === 'running' && pass.mac !== mac) throw usedElsewhere();
  if (!active)
    throw new ServiceError(
      'CODE_EXPIRED',
      'Your host doesn’t have access at the moment, so this pass doesn’t work.',
    );
  if (pass.state === 'running') return redeemed(pass);
  if ((await entitlementOf(backend, site, { user: caller.user, mac })).active)
    throw new ServiceError(
      'STATE_CONFLICT',
      'This device already has access. Keep the code for another device.',
    );
  return redeemed(await startPass(backend, site, host, pass, mac));
};
