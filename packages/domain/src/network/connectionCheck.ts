import type { Instant } from '../time/instant';

/** What the portal checks, in this order. Rule STATUS-2. */
export const connectionSteps = [
  'network',
  'gateway',
  'service',
  'plan',
  'device',
  'internet',
] as const;
export type ConnectionStep = (typeof connectionSteps)[number];

/** `unknown`: this browser cannot find it out. A support code has the place of a result in this list. */
export const stepResults = ['unknown', 'works', 'fails'] as const;
export type StepResult = (typeof stepResults)[number];

export type ConnectionResults = Readonly<Record<ConnectionStep, StepResult>>;

/** `unknown` is a state that the portal does not know. */
export const venueStates = ['normal', 'planned', 'outage'] as const;
export type VenueState = (typeof venueStates)[number] | 'unknown';

/** How the Wi-Fi of a venue stands, as its operator says. Rule STATUS-1. */
export type VenueStatus = {
  readonly state: VenueState;
  readonly message: string | null;
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  /** A small picture outside the venue: it loads where the internet works. */
  readonly internetProbe: string | null;
};

/** What a check comes to, and so what to do next. Rule STATUS-3. */
export type ConnectionFinding =
  | 'noNetwork'
  | 'nothingAnswers'
  | 'serviceFails'
  | 'outage'
  | 'gatewayFails'
  | 'deviceLost'
  | 'noPlan'
  | 'notOnline'
  | 'noInternet'
  | 'works'
  | 'unknown';

const findings: readonly (readonly [ConnectionStep, ConnectionFinding])[] = [
  ['service', 'serviceFails'],
  ['gateway', 'gatewayFails'],
  ['plan', 'noPlan'],
  ['device', 'notOnline'],
  ['internet', 'noInternet'],
];

/**
 * The first fault in the order in which each needs the one before. An outage explains only an internet that does not
 * work, or that the browser can't check: users without access, or on another network, can mend that themselves.
 *
 * @param state what the venue says now; null if it did not say it in this check
 * @param isLost the owner has reported this device lost, which explains that it has no access
 * @param isUnseen the gateway does not vouch for this device, which explains that it has no internet
 */
export const connectionFinding = (
  results: ConnectionResults,
  state: VenueState | null,
  isLost = false,
  isUnseen = false,
): ConnectionFinding => {
  if (results.network === 'fails') return 'noNetwork';
  if (results.service === 'fails' && results.gateway === 'fails') return 'nothingAnswers';
  const [step, finding] = findings.find(([name]) => results[name] === 'fails') ?? [];
  if (isLost && step !== 'service' && step !== 'gateway') return 'deviceLost';
  const reachesInternetCheck = step === undefined || step === 'internet';
  if (state === 'outage' && reachesInternetCheck && results.internet !== 'works') return 'outage';
  if (isUnseen && step === 'internet') return 'notOnline';
  if (finding) return finding;
  return results.device === 'works' || results.internet === 'works' ? 'works' : 'unknown';
};
