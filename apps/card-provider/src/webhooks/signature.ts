import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a payload, made at `time` (real seconds). */
export function signature(payload: string, secret: string, time: number): string {
  const mac = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${mac}`;
}
