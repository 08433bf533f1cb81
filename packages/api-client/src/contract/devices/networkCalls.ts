import { maxLengths } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { id, optionalText } from '../schemas/answerSchemas';
import { rows } from '../schemas/rows';
import { deviceMac, fields, mac, requiredText, text } from '../schemas/requestSchemas';

const key = v.object({
  /** The key that devices join with. */
  passphrase: v.string(),
  /** The network's name. Without it: it is not named. */
  ssidName: optionalText,
});

/**
 * Reads the personal network's key, makes the first one, or makes a new one; a new one also ends a
 * migration, and every device must rejoin.
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
    /** True makes a new key; every device must then rejoin. */
    renew: v.optional(v.boolean('Send true or false.')),
  }),
  answer: key,
  errors: ['FORBIDDEN'],
  idempotent: false,
});

/** The same where the key is kept outside; a MAC admits one more device under it. */
export const updateCloudpathDpsk = defineCall({
  name: 'updateCloudpathDpsk',
  group: 'devices',
  method: 'PUT',
  path: '/network/cloudpath-dpsk',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** True makes a new key; every device must then rejoin. */
    renew: v.optional(v.boolean('Send true or false.')),
    /** One more device to admit under the key. */
    mac: v.optional(deviceMac),
    /** What its owner calls it. */
    name: v.optional(requiredText(maxLengths.deviceName)),
  }),
  answer: key,
  errors: ['DEVICE_EXISTS', 'DEVICE_SLOTS_FULL', 'FORBIDDEN'],
  idempotent: false,
});

/** Whose notices; null where it is unknown. */
type NoticeReader = { readonly customerCode: string | null; readonly mac: string | null };

/** Notices from the network. `mac` is sent only if known. */
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
    /** The device's hardware address, if it is known. */
    mac: v.optional(mac),
  }),
  toWire: ({ customerCode, mac: address }: NoticeReader) => ({
    ...(customerCode && { customerCode }),
    ...(address && { mac: address }),
  }),
  whenAbsent: [],
  answer: rows(
    v.object({
      /** The notice's id; putting it away names it. */
      id,
      /** What it says. */
      message: v.string(),
    }),
  ),
  errors: [],
  idempotent: true,
});

/** Puts a notice away. */
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
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const networkCalls = {
  handleDpsk,
  updateCloudpathDpsk,
  getDeviceNotifications,
  dismissDeviceNotification,
};
