import type { Invoice } from '../billing/invoice';
import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

/** What ending a contract would do, as the user sees it before confirming. Rule LAW-3. */
export type TerminationPreview = {
  /** Names the plan. */
  readonly title: string;
  readonly orderedAt: Instant;
  /** When access ends. */
  readonly endsAt: Instant;
  /** It renews and is paid for until then: for its minimum term, or a later end that the user asked for. Rule LAW-6. */
  readonly renewsUntilEnd: boolean;
  /** Only a change or a pause is withdrawn from: the contract continues. Rule LAW-5. */
  readonly keepsPlan: boolean;
  /**
   * The earlier plan that the user goes back to, and when; without a title, when a pause ends that is withdrawn from. Null if
   * the plan stays as it is or ends. Rules LAW-5 and PAUSE-7.
   */
  readonly returns: { readonly title: string | null; readonly at: Instant } | null;
  /** The refund; null for none. */
  readonly refund: Money | null;
  /** What stays for the user's next plan, because credit of an earlier plan paid it; null for nothing. */
  readonly credit: Money | null;
  /** The invoices that stay due after a cancellation; null if the backend doesn't say. Rule LAW-7. */
  readonly dues: readonly Invoice[] | null;
  /** When the minimum term ends, if one runs on; null if not, or if the backend doesn't say. Rule LAW-6. */
  readonly minimumTermEnd: Instant | null;
  /** A cancellation ends the pause that runs or is booked, so the time that is paid for can be used. Rule PAUSE-7. */
  readonly endsPause: boolean;
  /** A cancellation or a withdrawal from extra time also drops the plan that is booked to follow. Rule SUB-12. */
  readonly dropsNextPlan: boolean;
  /** The moment that the figures hold for; the confirmation sends it. */
  readonly asOf: Instant;
  /** Names the figures; the confirmation sends it. Null if the backend names none. */
  readonly id: string | null;
};

/** Whether the plan ends as the user confirms, because no paid time stays. Rules LAW-5 and LAW-6. */
export const endsStraightAway = ({
  endsAt,
  asOf,
}: Pick<TerminationPreview, 'endsAt' | 'asOf'>): boolean => endsAt <= asOf;

/** Whether the minimum term keeps the plan until its end, and not the later end that the user asked for. Rule LAW-6. */
export const endsWithMinimumTerm = (
  { renewsUntilEnd, minimumTermEnd }: Pick<TerminationPreview, 'renewsUntilEnd' | 'minimumTermEnd'>,
  wished: Instant | null,
): boolean =>
  renewsUntilEnd && minimumTermEnd !== null && (wished === null || wished <= minimumTermEnd);

/** A contract that was ended, as its confirmation says. */
export type Termination = Omit<
  TerminationPreview,
  'asOf' | 'id' | 'minimumTermEnd' | 'endsPause' | 'dropsNextPlan'
> & {
  readonly receivedAt: Instant;
};
