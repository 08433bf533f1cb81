import { HOUR } from '@foyer/domain';

/** How long the gateway's proof of a device is good in a browser that has entered with it: people come back to a page. */
export const PROOF_MS = 24 * HOUR;

/** Whether a proof of this moment still counts, epoch milliseconds. Rule CONN-6. */
export const isFreshProof = (issuedAt: number, now: number, life = PROOF_MS): boolean =>
  issuedAt <= now + HOUR && issuedAt > now - life;
