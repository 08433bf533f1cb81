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
    case 'boosted':
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
    case 'included':
      return { lead: 'access', title: 'included' };
    case 'pastDue':
      return { lead: 'access', title: 'due' };
    default:
      return null;
  }
};

const active: KeyCardAnswer = { lead: 'access', title: 'active' };
