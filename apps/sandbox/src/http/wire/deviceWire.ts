import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { DeviceRow } from '../../services/devices/manageDevices';
import { iso, isoOrNull } from './units';

/** A device as the wire has it. */
export type DeviceWire = AnswerSent<typeof calls.addDevice>;

/** A device for the wire; `online` and `thisDevice` are the network's and the session's to say. */
export const deviceWire = (
  row: DeviceRow,
  online: ReadonlySet<string>,
  thisMac: string | null,
): DeviceWire => ({
  id: row.id,
  name: row.name,
  mac: row.mac,
  kind: row.kind as DeviceWire['kind'],
  complimentary: row.complimentary,
  wired: row.wired,
  online: online.has(row.mac),
  thisDevice: row.mac === thisMac,
  addedAt: iso(row.createdAt),
  lastSeenAt: isoOrNull(row.lastSeen),
});
