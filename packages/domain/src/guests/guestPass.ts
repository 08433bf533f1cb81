import type { Instant } from '../time/instant';

/**
 * `open` waits for its guest, `running` has a guest online, `ended` was used or ended by its giver,
 * `expired` was not used in time.
 */
export const guestPassStates = ['open', 'running', 'ended', 'expired'] as const;
export type GuestPassState = (typeof guestPassStates)[number] | 'unknown';

/** A pass that a customer gives to a guest. Rule GUEST-1. */
export type GuestPass = {
  readonly id: string;
  /** For whom; null without a name. */
  readonly name: string | null;
  readonly state: GuestPassState;
  /** What the guest types; null once it is of no more use. */
  readonly code: string | null;
  /** What the guest opens; null likewise. */
  readonly link: string | null;
  readonly hours: number | null;
  /** Until when it can be used for the first time. */
  readonly redeemBy: Instant | null;
  readonly endsAt: Instant | null;
};

/** The answer to `GET /guest-passes`. */
export type GuestPasses = {
  readonly passes: readonly GuestPass[];
  /** How long a pass can last, in hours. */
  readonly hours: readonly number[];
  /** How many passes a period has, and how many are left; null means that they are not counted. */
  readonly total: number | null;
  readonly left: number | null;
  readonly resetsAt: Instant | null;
  /** A guest uses a device slot of the giver. */
  readonly takesSlot: boolean;
};

/** Can still let a guest online, so its giver can end it. */
export const isLive = ({ state }: GuestPass): boolean => state === 'open' || state === 'running';

/** Whether all passes of the period are given. Rule GUEST-2. */
export const arePassesSpent = (
  { left, resetsAt }: Pick<GuestPasses, 'left' | 'resetsAt'>,
  now: Instant,
): boolean => left !== null && left <= 0 && !(resetsAt !== null && resetsAt <= now);

const order: readonly GuestPassState[] = ['running', 'open', 'unknown', 'ended', 'expired'];

/** The passes that matter first: running, then open; within a state as the backend lists them. */
export const sortGuestPasses = (passes: readonly GuestPass[]): GuestPass[] =>
  passes.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));

/** A pass's length in the unit that people say: whole days, else hours. */
export const guestPassLength = (hours: number): { unit: 'day' | 'hour'; count: number } =>
  hours % 24 === 0 ? { unit: 'day', count: hours / 24 } : { unit: 'hour', count: hours };
