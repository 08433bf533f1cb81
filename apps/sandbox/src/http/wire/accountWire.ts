import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { Db } from '../../db/openDatabase';
import { userKey } from '../../services/buyers/buyerOf';
import { entitlementOfUser } from '../../services/entitlement/entitlementOf';
import { lastInvoiceOf } from '../../services/invoices/findInvoice';
import { isFree } from '../../services/plans/agreedPlan';
import { endsPlanAt } from '../../services/invoices/retryDays';
import type { SiteRow } from '../../services/sites/findSite';
import type { UserRow } from '../../services/Caller';
import { iso, isoOrNull, major } from './dateAndAmountWire';

/** An account in the wire format. */
export type AccountWire = AnswerSent<typeof calls.getUser>;

const lastInvoice = async (
  db: Db,
  user: UserRow,
): Promise<AccountWire['siteUser']['lastInvoice']> => {
  const row = await lastInvoiceOf(db, userKey(user.id));
  if (!row) return null;
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    amount: major(row.amount),
    currency: row.currency,
    dueDate: iso(row.dueDate),
    endsPlanAt: isoOrNull(endsPlanAt(row)),
    paidAt: isoOrNull(row.paidAt),
  };
};

/** An account for the wire. */
export const accountWire = async (db: Db, site: SiteRow, user: UserRow): Promise<AccountWire> => {
  const { active, subscription } = await entitlementOfUser(db, site, user);
  return {
    userId: user.id,
    bandwidthPooling: site.details.bandwidthPooling,
    type: user.type,
    siteUser: {
      id: user.id,
      email: user.email,
      mobile: user.mobile,
      firstName: user.firstName,
      lastName: user.lastName,
      details: user.extra,
      marketingOptIn: user.marketingOptIn,
      detailedMarketingOptIn: user.marketing,
      stripeUserInfo: user.providerCustomerId ? { customerId: user.providerCustomerId } : null,
      hasActiveSubscription: active,
      hasRecurringSub: active && (subscription?.recurring ?? false),
      hasFreePlan: active && subscription !== null && isFree(subscription),
      paused: subscription?.state === 'paused',
      active: user.verifiedAt !== null,
      legacySFAPlan: user.legacySFAPlan,
      shareVlan: user.shareVlan,
      lastInvoice: await lastInvoice(db, user),
      hasPassword: user.passwordHash !== null,
      contactChangeNeedsPassword: user.passwordHash !== null,
      pendingEmail: user.pendingEmail,
      pendingMobile: user.pendingMobile,
      language: user.language,
    },
  };
};
