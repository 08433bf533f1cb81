import type { Instant } from '../time/instant';
import type { AccessStatus } from './accessStatus';

/** What a key card says in large: a date with its lead, or one word about the access. */
export type KeyCardAnswer =
  | {
      readonly lead: 'validUntil' | 'renewsOn' | 'changesOn' | 'pausedUntil';
      readonly at: Instant;
    }
  | {
      readonly lead: 'access';
      readonly title: 'active' | 'included' | 'due' | 'paused';
    };

/**
 * Null without access: a card would promise it. Rule CARD-1.
 * @param pauseEnds the end of a current pause; null if it is not known
 */
export const keyCardAnswer = (
  status: AccessStatus,
  pauseEnds: Instant | null,
): KeyCardAnswer | null => {
  switch (status.kind) {
    case 'until':
    case 'pausing':
      return { lead: 'validUntil', at: status.at };
    case 'ending':
      return status.at === null ? active : { lead: 'validUntil', at: status.at };
    case 'renews':
      return { lead: 'renewsOn', at: status.at };
    case 'changes':
      return { lead: 'changesOn', at: status.at };
    case 'paused':
      return pauseEnds === null
        ? { lead: 'access', title: 'paused' }
        : { lead: 'pausedUntil', at: pauseEnds };
    case 'open':
      return active;
    // A boost ends, and the access stays. The card names the boost's end beside it.
    case 'boosted':
    case 'included':
      return { lead: 'access', title: 'included' };
    case 'pastDue':
      return { lead: 'access', title: 'due' };
    default:
      return null;
  }
};

/** Whether the card needs the time of its date: access ends or returns then. A renewal changes nothing for the user. */
export const isEndOnCard = (lead: KeyCardAnswer['lead']): boolean =>
  lead === 'validUntil' || lead === 'pausedUntil';

const active: KeyCardAnswer = { lead: 'access', title: 'active' };
