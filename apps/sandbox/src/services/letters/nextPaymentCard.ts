import type { Backend } from '../Backend';
import type { Customer } from '../buyers/customerOf';
import { dayText } from '../messages/dates';
import { say } from '../messages/say';
import { portalAddress } from '../sites/portalAddress';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { NextPayment } from '../subscriptions/nextPayment';
import type { Letter } from './Letter';
import { planAction } from './planAction';

/** Whether we have no card to charge for a plan. The card provider knows the cards of its own plans. */
export const hasNoCard = (
  { user }: Customer,
  { providerId }: Pick<SubscriptionRow, 'providerId'>,
): boolean => providerId === null && user !== null && !user.card;

/**
 * What a mail about the next payment says, and where its button leads: to the card, where none is saved because a coupon
 * or credit has paid so far, otherwise to My Plan. Rule BUY-21.
 */
export const nextPaymentCard = (
  { publicUrl }: Pick<Backend, 'publicUrl'>,
  customer: Customer,
  row: SubscriptionRow,
  { amount, at }: NextPayment,
): { paragraphs: string[]; action: Letter['action'] } =>
  amount.minor > 0 && hasNoCard(customer, row)
    ? {
        paragraphs: [say('cardMissing', { day: dayText(at) })],
        action: {
          label: say('addCardAction'),
          url: portalAddress(publicUrl, '/portal/my-account/default-payment-method'),
        },
      }
    : { paragraphs: [], action: planAction(publicUrl) };
