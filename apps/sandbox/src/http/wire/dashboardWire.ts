import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { Backend } from '../../services/Backend';
import { userKey } from '../../services/buyers/buyerOf';
import type { UserRow } from '../../services/Caller';
import { countSlots } from '../../services/devices/deviceSlots';
import { offersOwnNetwork } from '../../services/network-keys/ownNetwork';
import { findProcessing } from '../../services/purchases/findProcessing';
import { settleForAnswer } from '../../services/purchases/settlePending';
import type { SiteRow } from '../../services/sites/findSite';
import { nextPaymentOf } from '../../services/subscriptions/nextPayment';
import { readDashboard, type Dashboard } from '../../services/subscriptions/readDashboard';
import { serviceEndOf } from '../../services/subscriptions/serviceEndOf';
import { cardWire } from './billingWire';
import { iso, isoOrNull, major } from './dateAndAmountWire';
import { subscriptionWire } from './subscriptionWire';

const clockTime = (instant: number | null): string | null =>
  instant === null ? null : iso(instant).slice(11, 16);

/**
 * Reads the dashboard, and once more if a payment had to be settled first. A purchase shows only while
 * the bank decides about its payment. Rule BUY-20.
 */
const settledDashboard = async (
  backend: Backend,
  userId: string,
  network: string | null,
): Promise<Dashboard> => {
  const dashboard = await readDashboard(backend.db, userId);
  if (!dashboard.unsettled) return dashboard;
  const key = userKey(userId);
  const mayRead = await settleForAnswer(backend, { key, network });
  const settled = await readDashboard(backend.db, userId);
  const isUnpaid =
    settled.facts?.row.state === 'pending' && !(mayRead && (await findProcessing(backend, key)));
  return isUnpaid ? { ...settled, facts: null } : settled;
};

/** What a user's dashboard shows, for the wire. */
export const dashboardWire = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  network: string | null,
): Promise<AnswerSent<typeof calls.getDashboard>> => {
  const { facts, devices } = await settledDashboard(backend, user.id, network);
  const live = facts?.row.state === 'pending' ? null : facts;
  const slots = countSlots(site, live?.plan ?? null, devices);
  const next = facts && nextPaymentOf(facts);
  const end = facts && serviceEndOf(facts.row);
  return {
    subscriptionId: facts?.row.id ?? null,
    subscription: facts && subscriptionWire(facts, site, backend.clock.now()),
    paymentMethod: cardWire(user.card),
    features: {
      ...site.details.features,
      home_networking: offersOwnNetwork(site, live?.plan),
      speedTest: site.details.showSpeedTest,
    },
    userInfo: { firstName: user.firstName, lastName: user.lastName, email: user.email },
    nextPaymentDate: isoOrNull(next?.at),
    nextPayment: next
      ? {
          amount: major(next.amount.minor),
          currency: next.amount.currency,
          credit: next.credit > 0 ? major(next.credit) : null,
        }
      : null,
    pauseStart: facts?.pause?.state === 'scheduled' ? iso(facts.pause.startDate) : null,
    serviceEndDate: isoOrNull(end),
    serviceEndTime: clockTime(end),
    devicesUsed: slots.used,
    deviceSlots: slots.total,
  };
};
