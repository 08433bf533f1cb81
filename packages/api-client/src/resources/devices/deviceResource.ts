import { type Device, type DeviceKind, type DeviceList } from '@foyer/domain';
import {
  addDevice,
  deleteDevices,
  getDevices,
  renameDevice,
} from '../../contract/devices/deviceCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { readDevice, readDeviceList } from './readDevices';

/** A device to add. */
export type NewDevice = {
  /** In any notation. */
  readonly mac: string;
  readonly name: string;
  readonly kind?: DeviceKind;
  /** Joins by cable. */
  readonly wired?: boolean;
};

/** The account's devices. Specification, section 7: "Dashboard, devices and network". */
export const deviceResource = (sender: Sender) => ({
  /** Devices, slots, changes left, and the personal network's key. */
  getDevices: (options?: CallOptions): Promise<Answer<DeviceList>> =>
    mapLater(ask(sender, getDevices, {}, options), readDeviceList),

  addDevice: (body: NewDevice, options?: CallOptions): Promise<Answer<Device>> =>
    mapLater(ask(sender, addDevice, { body }, options), readDevice),

  deleteDevices: (ids: readonly string[], options?: CallOptions): Promise<Answer<null>> =>
    ask(sender, deleteDevices, { body: { ids: [...ids] } }, options),

  renameDevice: (id: string, newName: string, options?: CallOptions): Promise<Answer<Device>> =>
    mapLater(ask(sender, renameDevice, { body: { id, newName } }, options), readDevice),
});
