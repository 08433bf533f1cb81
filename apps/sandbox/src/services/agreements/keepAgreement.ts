import { DAY } from '@foyer/domain';
import { and, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { agreements } from '../../db/schema/agreements';
import { consents } from '../../db/schema/consents';
import { planWords } from '../messages/planWords';
import type { PlanRow } from '../plans/findPlan';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** What an order sends of its boxes. */
export interface Agreed {
  acceptsTerms?: boolean | undefined;
  startNow?: string | undefined;
}

/** Keeps what a buyer agreed to with an order, also without an account. Rule LAW-9. */
export const keepAgreement = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { details }: SiteRow,
  order: { buyer: string; priceId: string },
  { acceptsTerms, startNow }: Agreed,
): Promise<void> => {
  if (!acceptsTerms && startNow === undefined) return;
  await db.insert(agreements).values({
    ...order,
    id: newId('agr'),
    termsVersion: acceptsTerms ? details.terms.version : null,
    startNow: startNow ?? null,
    agreedAt: clock.now(),
  });
};

/**
 * Whether a buyer asked for the start of a plan that was ordered at `orderedAt`. A user's record of consent has the request
 * of each order and change, under the plan's title, up to a day before the payment.
 */
export const hasAskedForStart = async (
  { db }: Pick<Backend, 'db'>,
  { buyer, userId }: SubscriptionRow,
  { priceId, details }: Pick<PlanRow, 'priceId' | 'details'>,
  orderedAt: number,
): Promise<boolean> => {
  const [agreed] = await db
    .select({ id: agreements.id })
    .from(agreements)
    .where(
      and(
        eq(agreements.buyer, buyer),
        eq(agreements.priceId, priceId),
        isNotNull(agreements.startNow),
        lte(agreements.agreedAt, orderedAt),
        gt(agreements.agreedAt, orderedAt - DAY),
      ),
    )
    .limit(1);
  if (agreed || userId === null) return agreed !== undefined;
  const [consent] = await db
    .select({ answer: consents.answer })
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.kind, 'startNow'),
        inArray(consents.topic, [details.title, planWords(details).title]),
        lte(consents.createdAt, orderedAt),
        gt(consents.createdAt, orderedAt - DAY),
      ),
    )
    .orderBy(desc(consents.position))
    .limit(1);
  return consent?.answer ?? false;
};
