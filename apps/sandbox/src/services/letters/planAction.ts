import { say } from '../messages/say';
import type { Mail } from '../messages/MessageSender';
import { portalAddress } from '../sites/portalAddress';

/** The button that leads from a mail to My Plan. */
export const planAction = (publicUrl: string): NonNullable<Mail['action']> => ({
  label: say('openPortal'),
  url: portalAddress(publicUrl, '/portal/manage-your-plan'),
});
