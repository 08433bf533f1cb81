import { maxLengths } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { id, optionalText } from '../schemas/answerSchemas';
import { rows } from '../schemas/rows';
import { deviceMac, fields, mac, requiredText, text } from '../schemas/requestSchemas';

const key = v.object({
  /** The Wi-Fi password that devices join with. */
  passphrase: v.string(),
  /** The network's name. Without it: no name is shown. */
  ssidName: optionalText,
});

/**
 * Answers the personal network's Wi-Fi password, and makes the first or a new one. A new one also
 * ends a migration. Every device must then rejoin.
 */
export const handleDpsk = defineCall({
  name: 'handleDpsk',
  group: 'devices',
  method: 'POST',
  path: '/network/handle-dpsk',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** True makes a new Wi-Fi password. Every device must then rejoin. */
    renew: v.optional(v.boolean('Send true or false.')),
  }),
  answer: key,
  errors: ['FORBIDDEN'],
  idempotent: false,
});

/**
 * Does the same where another service keeps the Wi-Fi password. With `mac`, it also admits one more
 * device.
 */
export const updateCloudpathDpsk = defineCall({
  name: 'updateCloudpathDpsk',
  group: 'devices',
  method: 'PUT',
  path: '/network/cloudpath-dpsk',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** True makes a new Wi-Fi password. Every device must then rejoin. */
    renew: v.optional(v.boolean('Send true or false.')),
    /** The device address of one more device to admit. */
    mac: v.optional(deviceMac),
    /** The name that its owner gives it. */
    name: v.optional(requiredText(maxLengths.deviceName)),
  }),
  answer: key,
  errors: ['DEVICE_EXISTS', 'DEVICE_SLOTS_FULL', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Whose notices; null where it is unknown. */
type NoticeReader = { readonly customerCode: string | null; readonly mac: string | null };

/** Lists the network's notices about devices. `mac` is sent only if it is known. */
export const getDeviceNotifications = defineCall({
  name: 'getDeviceNotifications',
  group: 'devices',
  method: 'GET',
  path: '/devices/notification',
  base: 'api',
  session: 'visitor',
  status: 200,
  query: fields({
    /** The site's `customerCode`, if it has one. */
    customerCode: v.optional(text(200)),
    /** The device address (MAC address), if it is known. */
    mac: v.optional(mac),
  }),
  toWire: ({ customerCode, mac: address }: NoticeReader) => ({
    ...(customerCode && { customerCode }),
    ...(address && { mac: address }),
  }),
  whenAbsent: [],
  answer: rows(
    v.object({
      /** The notice's id, for dismissing it. */
      id,
      /** The text. */
      message: v.string(),
    }),
  ),
  errors: [],
  idempotent: true,
});

/** Dismisses a notice. */
export const dismissDeviceNotification = defineCall({
  name: 'dismissDeviceNotification',
  group: 'devices',
  method: 'PUT',
  path: '/devices/notification',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The notice's id. */
    id: requiredText(200),
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});

export const networkCalls = {
  handleDpsk,
  updateCloudpathDpsk,
  getDeviceNotifications,
  dismissDeviceNotification,
};
