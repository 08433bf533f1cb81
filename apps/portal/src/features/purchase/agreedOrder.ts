import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';

const DRAFT = 'agreed';
/** Stays when the boxes open again. */
const LAST = 'agreed-last';

/** What was ordered, and for how much: another sum is another order. */
interface OrderKey {
  plan: { priceId: string };
  couponCode: string | null;
  amount: number;
}

interface AgreedOrder {
  order: OrderKey;
  acceptsTerms: boolean;
  /** What the box for the start says; null where the order has none. */
  startNow: string | null;
  /** Whether the provider's form puts it into the user's consent record. */
  recordsLater: boolean;
}

const priceless = ({ plan, couponCode }: OrderKey): string =>
  `${JSON.stringify([plan.priceId, couponCode])} `;

/** The same for the same plan, coupon and amount. */
export const orderKey = (order: OrderKey): string => `${priceless(order)}${order.amount}`;

/**
 * The order whose boxes the person ticked in this tab. It stands among the drafts, so that a log-out clears it: nobody
 * pays by the agreement of another user. Rule LAW-9.
 */
export const agreedOrder = {
  keep: ({ order, acceptsTerms, startNow, recordsLater }: AgreedOrder): void => {
    keepDraft(LAST, { order: orderKey(order) }, []);
    keepDraft(
      DRAFT,
      {
        order: orderKey(order),
        ...(acceptsTerms && { terms: 'yes' }),
        ...(startNow !== null && { startNow }),
        ...(recordsLater && { record: 'due' }),
      },
      [],
    );
  },
  /** What the order sends of its boxes, so that the backend keeps it with the order. */
  sent: (): { acceptsTerms?: true; startNow?: string } => {
    const { terms, startNow } = readDraft<'terms' | 'startNow'>(DRAFT);
    return { ...(terms && { acceptsTerms: true as const }), ...(startNow && { startNow }) };
  },
  /** The boxes that were ticked. */
  ticked: (): { terms: boolean; startNow: boolean } => {
    const { terms, startNow } = readDraft<'terms' | 'startNow'>(DRAFT);
    return { terms: terms !== undefined, startNow: startNow !== undefined };
  },
  /** What the user's consent record must get before anything is paid; null where it has all. */
  unrecorded: (): string | null => {
    const { startNow, record } = readDraft<'startNow' | 'record'>(DRAFT);
    return (record && startNow) ?? null;
  },
  noteRecorded: (): void => {
    const { record: _done, ...kept } = readDraft<string>(DRAFT);
    keepDraft(DRAFT, kept, []);
  },
  /** Whether the user agreed to this plan and coupon at another price. */
  isAtOtherPrice: (order: OrderKey): boolean => {
    const { order: agreed } = readDraft<'order'>(DRAFT);
    return (
      agreed !== undefined && agreed !== orderKey(order) && agreed.startsWith(priceless(order))
    );
  },
  /** Whether the user last agreed to this order, at this price. */
  was: (order: OrderKey): boolean => readDraft<'order'>(LAST).order === orderKey(order),
  is: (order: OrderKey): boolean => readDraft<'order'>(DRAFT).order === orderKey(order),
  clear: (): void => clearDraft(DRAFT),
};
