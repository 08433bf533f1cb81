import { maxLengths, deviceKinds } from '@foyer/domain';
import * as v from 'valibot';
import { deviceMac, fields, line } from '../parts/requestParts';

const deviceName = line(maxLengths.deviceName);

export const addDeviceRequest = {
  body: fields({
    mac: deviceMac,
    name: deviceName,
    kind: v.optional(v.picklist(deviceKinds, 'Choose one of the kinds.')),
    wired: v.optional(v.boolean('Send true or false.')),
  }),
};

export const deleteDevicesRequest = {
  body: fields({ ids: v.pipe(v.array(v.string()), v.minLength(1, 'Choose a device.')) }),
};

export const renameDeviceRequest = {
  body: fields({ id: line(200), newName: deviceName }),
};
