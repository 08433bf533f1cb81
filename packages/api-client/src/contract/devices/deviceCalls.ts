import { defineCall } from '../define/defineCall';
import { device, deviceList } from './device';

/**
 * Devices, slots, changes left, and the personal network’s key.
 * Specification, section 7: GET /devices.
 */
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

/** Adds a device by its address. Specification, section 7: POST /devices. */
export const addDevice = defineCall({
  name: 'addDevice',
  group: 'devices',
  method: 'POST',
  path: '/devices',
  base: 'api',
  session: 'user',
  status: 201,
  answer: device,
  errors: ['DEVICE_EXISTS', 'DEVICE_SLOTS_FULL', 'DEVICE_CHANGES_SPENT', 'FORBIDDEN'],
  idempotent: false,
});

/** Removes devices. Specification, section 7: PUT /devices/delete with ids. */
export const deleteDevices = defineCall({
  name: 'deleteDevices',
  group: 'devices',
  method: 'PUT',
  path: '/devices/delete',
  base: 'api',
  session: 'user',
  status: 204,
  errors: ['NOT_FOUND', 'DEVICE_CHANGES_SPENT', 'FORBIDDEN'],
  idempotent: false,
});

/** Gives a device another name. Specification, section 7: PATCH /devices {id, newName}. */
export const renameDevice = defineCall({
  name: 'renameDevice',
  group: 'devices',
  method: 'PATCH',
  path: '/devices',
  base: 'api',
  session: 'user',
  status: 200,
  answer: device,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  idempotent: false,
});
