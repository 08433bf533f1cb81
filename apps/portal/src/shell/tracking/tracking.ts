import type { TrackingEvent } from '@foyer/domain';

type Teller = (event: TrackingEvent) => void;

/** Events that nobody has asked for yet; more than these are forgotten. */
const MOST = 20;

let waiting: TrackingEvent[] = [];
let teller: Teller | null = null;

/**
 * Says what happened in a purchase: the five events of the specification, section 4. They wait here
 * for the visitor's consent and reach nobody without it. Costs next to nothing to call.
 */
export const track = (event: TrackingEvent): void => {
  if (teller) teller(event);
  else if (waiting.length < MOST) waiting.push(event);
};

/** Hands over what has waited and what comes from now on; null keeps what comes for later. */
export const trackBy = (next: Teller | null): void => {
  teller = next;
  if (!next) return;
  const held = waiting;
  waiting = [];
  for (const event of held) next(event);
};

/** The person has said no: what has waited is forgotten. */
export const forgetTracked = (): void => {
  waiting = [];
};
