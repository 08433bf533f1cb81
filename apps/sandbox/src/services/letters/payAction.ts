import { say } from '../messages/say';
import type { Mail } from '../messages/MessageSender';
import { portalAddress } from '../sites/portalAddress';

/** The button that leads from a mail to the invoices. @param amount what is to pay, as a text */
export const payAction = (publicUrl: string, amount: string): NonNullable<Mail['action']> => ({
  label: say('payAction', { amount }),
  url: portalAddress(publicUrl, '/portal/billing-information'),
});
