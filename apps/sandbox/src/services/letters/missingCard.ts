import type { Backend } from '../Backend';
import type { Customer } from '../buyers/customerOf';
import { dayText } from '../messages/dates';
import { say } from '../messages/say';
import type { Letter } from './Letter';
import { portalAddress } from '../sites/portalAddress';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** Whether we have no card to charge for a plan. The card provider knows the cards of its own plans. */
export const hasNoCard = (
  { user }: Customer,
  { providerId }: Pick<SubscriptionRow, 'providerId'>,
): boolean => providerId === null && user !== null && !user.card;

/**
 * What a mail about a payment to come says and offers where no card is saved: a coupon or credit may have paid
 * so far. Null with a card. Rule BUY-21.
 */
export const missingCard = (
  { publicUrl }: Pick<Backend, 'publicUrl'>,
  customer: Customer,
  row: SubscriptionRow,
  at: number,
): { text: string; action: NonNullable<Letter['action']> } | null =>
  hasNoCard(customer, row)
    ? {
        text: say('cardMissing', { day: dayText(at) }),
        action: {
          label: say('addCardAction'),
          url: portalAddress(publicUrl, '/portal/my-account/default-payment-method'),
        },
      }
    : null;
