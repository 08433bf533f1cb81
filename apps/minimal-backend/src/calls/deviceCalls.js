import { randomUUID } from 'node:crypto';
import { userOf } from '../accounts.js';
import { Refusal, refuseWrongFields } from '../Refusal.js';
import { textOf } from '../textOf.js';

/** The address as twelve digits in upper case, with colons. @param {unknown} mac */
const readMac = (mac) => {
  const digits = textOf(mac).replace(/[-:.]/g, '').toUpperCase();
  return /^[0-9A-F]{12}$/.test(digits) ? digits.replace(/..(?!$)/g, '$&:') : null;
};

/** @param {unknown} name */
const nameProblem = (name) => {
  const length = textOf(name).trim().length;
  return (length === 0 && 'This is required.') || (length > 50 && 'Use at most 50 characters.');
};

/** Devices; how many one may have is not counted. @type {Record<string, import('../calls.js').Handler>} */
export const deviceCalls = {
  'GET /api/devices': ({ claims }) => ({
    body: { devices: userOf(claims).devices, ssidAuthType: 'WPA2' },
  }),

  'POST /api/devices': ({ claims, body }) => {
    const user = userOf(claims);
    const mac = readMac(body.mac);
    refuseWrongFields({
      mac: mac === null && 'Enter 12 letters and numbers, such as A4:83:E7:12:34:56.',
      name: nameProblem(body.name),
    });
    if (user.devices.some((device) => device.mac === mac))
      throw new Refusal('DEVICE_EXISTS', 'You have this device already.');
    const device = {
      id: randomUUID(),
      mac: mac ?? '',
      name: body.name.trim(),
      kind: body.kind ?? 'other',
    };
    user.devices.push(device);
    return { status: 201, body: device };
  },

  'PATCH /api/devices': ({ claims, body }) => {
    const device = userOf(claims).devices.find(({ id }) => id === body.id);
    if (!device) throw new Refusal('NOT_FOUND', 'We couldn’t find this device.');
    refuseWrongFields({ newName: nameProblem(body.newName) });
    device.name = body.newName.trim();
    return { body: device };
  },

  'PUT /api/devices/delete': ({ claims, body }) => {
    const user = userOf(claims);
    const ids = Array.isArray(body.ids) ? body.ids : [];
    if (!ids.every((id) => user.devices.some((device) => device.id === id)))
      throw new Refusal('NOT_FOUND', 'We couldn’t find this device.');
    user.devices = user.devices.filter(({ id }) => !ids.includes(id));
    return { status: 204 };
  },
};
