import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { DeviceRow } from '../../services/devices/manageDevices';
import { iso, isoOrNull } from './dateAndAmountWire';

/** A device in the wire format. */
export type DeviceWire = AnswerSent<typeof calls.addDevice>;

/** A device for the wire. The network knows `online`, the session knows `thisDevice`. */
export const deviceWire = (
  row: DeviceRow,
  online: boolean,
  thisMac: string | null,
): DeviceWire => ({
  id: row.id,
  name: row.name,
  mac: row.mac,
  kind: row.kind as DeviceWire['kind'],
  complimentary: row.complimentary,
  wired: row.wired,
  online,
  thisDevice: row.mac === thisMac,
  addedAt: iso(row.createdAt),
  lastSeenAt: isoOrNull(row.lastSeen),
  lostAt: isoOrNull(row.lostAt),
});
