import { maxLengths } from '@foyer/domain';
import * as v from 'valibot';
import { deviceMac, fields, line, mac } from '../parts/requestParts';

export const handleDpskRequest = {
  body: fields({ renew: v.optional(v.boolean('Send true or false.')) }),
};

export const updateCloudpathDpskRequest = {
  body: fields({
    renew: v.optional(v.boolean('Send true or false.')),
    mac: v.optional(deviceMac),
    name: v.optional(line(maxLengths.deviceName)),
  }),
};

export const getDeviceNotificationsRequest = {
  query: fields({ customerCode: v.optional(v.string()), mac: v.optional(mac) }),
};

export const dismissDeviceNotificationRequest = {
  body: fields({ id: line(200) }),
};
