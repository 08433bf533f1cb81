import * as v from 'valibot';
import { maxLengths, deviceKinds } from '@foyer/domain';
import { defineCall } from '../define/defineCall';
import { device, deviceList } from './device';
import { anyId, deviceMac, fields, requiredText } from '../schemas/requestSchemas';

const deviceName = requiredText(maxLengths.deviceName);

/** The devices, slots, changes left and the personal network’s Wi-Fi password. */
export const getDevices = defineCall({
  name: 'getDevices',
  group: 'devices',
  method: 'GET',
  path: '/devices',
  base: 'api',
  session: 'user',
  status: 200,
  answer: deviceList,
  errors: [],
  idempotent: true,
});

/** Adds a device by its device address (MAC address). */
export const addDevice = defineCall({
  name: 'addDevice',
  group: 'devices',
  method: 'POST',
  path: '/devices',
  base: 'api',
  session: 'user',
  status: 201,
  body: fields({
    /** The device address (MAC address), in any notation. */
    mac: deviceMac,
    /** The name that its owner gives it: 1 to 50 characters. */
    name: deviceName,
    /** The kind of device, which chooses its picture. */
    kind: v.optional(v.picklist(deviceKinds, 'Choose one of the kinds.')),
    /** True if the device is connected by cable. */
    wired: v.optional(v.boolean('Send true or false.')),
  }),
  mayAnswerNothing: true,
  answer: device,
  errors: [
    'DEVICE_EXISTS',
    'DEVICE_SLOTS_FULL',
    'DEVICE_CHANGES_SPENT',
    'FORBIDDEN',
    'TOO_MANY_REQUESTS',
  ],
  idempotent: false,
});

/** Removes devices. */
export const deleteDevices = defineCall({
  name: 'deleteDevices',
  group: 'devices',
  method: 'PUT',
  path: '/devices/delete',
  base: 'api',
  session: 'user',
  status: 204,
  body: fields({
    /** The ids of the devices: 1 to 500. */
    ids: v.pipe(
      v.array(anyId),
      v.minLength(1, 'Choose a device.'),
      v.maxLength(500, 'Choose at most 500 devices.'),
    ),
  }),
  errors: ['NOT_FOUND', 'DEVICE_CHANGES_SPENT', 'DEVICE_LOST', 'FORBIDDEN'],
  idempotent: false,
});

/** Renames a device. */
export const renameDevice = defineCall({
  name: 'renameDevice',
  group: 'devices',
  method: 'PATCH',
  path: '/devices',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** The device's id. */
    id: requiredText(200),
    /** Its new name: 1 to 50 characters. */
    newName: deviceName,
  }),
  mayAnswerNothing: true,
  answer: device,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  idempotent: false,
});

const deviceParams = fields({
  /** The device's id. */
  id: anyId,
});

/** Reports a device lost. It goes offline straight away and stays offline. */
export const reportDeviceLost = defineCall({
  name: 'reportDeviceLost',
  group: 'devices',
  method: 'PUT',
  path: '/devices/:id/lost',
  base: 'api',
  session: 'user',
  status: 200,
  params: deviceParams,
  mayAnswerNothing: true,
  answer: device,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  idempotent: true,
});

/**
 * Reports a lost device found. On the lost device itself, the user must have logged in after the
 * report.
 */
export const reportDeviceFound = defineCall({
  name: 'reportDeviceFound',
  group: 'devices',
  method: 'DELETE',
  path: '/devices/:id/lost',
  base: 'api',
  session: 'user',
  status: 200,
  params: deviceParams,
  mayAnswerNothing: true,
  answer: device,
  errors: ['NOT_FOUND', 'DEVICE_LOST', 'FORBIDDEN'],
  idempotent: true,
});

/**
 * Gives a device its new random device address. The network must have seen that address with this
 * user. It does not count as a device change.
 */
export const adoptDeviceAddress = defineCall({
  name: 'adoptDeviceAddress',
  group: 'devices',
  method: 'PUT',
  path: '/devices/:id/address',
  base: 'api',
  session: 'user',
  status: 200,
  params: deviceParams,
  body: fields({
    /** The new address, in any notation. */
    mac: deviceMac,
  }),
  mayAnswerNothing: true,
  answer: device,
  errors: ['NOT_FOUND', 'DEVICE_LOST', 'FORBIDDEN', 'DEVICE_EXISTS', 'STATE_CONFLICT'],
  idempotent: true,
});

export const deviceCalls = {
  reportDeviceLost,
  reportDeviceFound,
  adoptDeviceAddress,
  getDevices,
  addDevice,
  deleteDevices,
  renameDevice,
};
