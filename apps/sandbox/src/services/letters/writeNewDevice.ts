import { eq } from 'drizzle-orm';
import { devices } from '../../db/schema/network';
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
  return {
    locationId,
    subject: sayAt(site, 'newDeviceSubject'),
    paragraphs: [sayAt(site, 'newDeviceText', { name, mac }), say('newDeviceWarning')],
    action: {
      label: say('openDevices'),
      url: portalAddress(publicUrl, '/portal/device-management'),
    },
  };
};
