import { eq } from 'drizzle-orm';
import { devices } from '../../db/schema/network';
import { hasDevicesManagedAt } from '../devices/managedDevices';
import { say, typedName } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { findSite } from '../sites/findSite';
import { portalAddress } from '../sites/portalAddress';
import type { WriteLetter } from './Letter';

/** Tells that a device is new on the user's plan, unless it was removed meanwhile. Rule LAW-14. */
export const writeNewDevice: WriteLetter = async ({ db, publicUrl }, { subject }, { user }) => {
  const [device] = await db.select().from(devices).where(eq(devices.id, subject));
  if (!device || device.userId !== user?.id) return null;
  const { locationId, mac } = device;
  const name = typedName(device.name) ?? mac;
  const site = await findSite(db, locationId);
  // Support removes the device of a user who can't. Rule DEV-17.
  const managedAt = site && hasDevicesManagedAt(site, user) ? site : null;
  return {
    locationId,
    subject: sayAt(site, 'newDeviceSubject'),
    paragraphs: [
      sayAt(site, 'newDeviceText', { name, mac }),
      managedAt
        ? say('newDeviceManagedWarning', { site: managedAt.details.name })
        : say('newDeviceWarning'),
    ],
    action: managedAt
      ? { label: say('openPortal'), url: portalAddress(publicUrl, '/portal') }
      : {
          label: say('openDevices'),
          url: portalAddress(publicUrl, '/portal/device-management'),
        },
  };
};
