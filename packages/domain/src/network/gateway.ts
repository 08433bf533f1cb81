import type { Instant } from '../time/instant';

/**
 * A device's access at the gateway. `unseen`: the gateway does not vouch for it, so nobody knows whether it is at the
 * site. `unknown` is treated as captive. Rule START-15.
 */
export const deviceStates = ['captive', 'quarantined', 'online', 'unseen', 'unknown'] as const;
export type DeviceState = (typeof deviceStates)[number];

/**
 * A form that the browser posts by a full navigation, because phones notice only that. Rule CONN-3.
 */
export type ConnectForm = {
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * What became of the ticket of a gateway's address. `otherUser`: it belongs to somebody else than the
 * user who is logged in, who must agree first. Rules START-16 and START-17.
 */
export type TicketAnswer = {
  /** `accepted`, `refused`, `otherUser`, or a state that a later backend may add. */
  readonly state: string | null;
  /** Whose ticket it is; only in the state `otherUser`. */
  readonly firstName: string | null;
  readonly email: string | null;
};

/** The result of the gateway login. */
export type GatewayAnswer = {
  readonly redirect: string | null;
  readonly deviceState: DeviceState;
  readonly connect: ConnectForm | null;
  /** The user has access, but no free slot for this device. */
  readonly noFreeSlot: boolean;
  /** Null for an address without a ticket. */
  readonly ticket: TicketAnswer | null;
};

/** One run of the speed test. Speeds in Mbps, times in milliseconds. */
export type SpeedTestResult = {
  readonly downloadMbps: number;
  readonly uploadMbps: number;
  readonly latencyMs: number;
  readonly jitterMs: number;
  readonly at: Instant;
};
