import { parseMac } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { Client } from '../sessions/sessions';

/** The device in a gateway's redirect, and the gateway's proof of it. */
export interface Redirect {
  location_id: string;
  mac?: string | null | undefined;
  nas_id?: string | null | undefined;
  gateway_proof?: string | null | undefined;
}

/**
 * When the gateway has proved the device with which this browser comes; null if its proof is missing, wrong or too
 * old for this browser. Rules CONN-6 and SEC-9.
 * @returns epoch milliseconds on the real clock
 */
export const enteredAt = (
  { grants, clock }: Pick<Backend, 'grants' | 'clock'>,
  { location_id: locationId, mac: named, nas_id, gateway_proof }: Redirect,
  { entry }: Client,
): number | null => {
  const mac = parseMac(named);
  if (!mac) return null;
  const device = { locationId, mac, nasId: nas_id ?? '' };
  return grants.provedAt(gateway_proof ?? '', device, clock.realNow(), entry);
};
