import type { Fixtures, Place } from './fixtures';

/** What the kit knows, and learns from one answer for the next question. */
export type Known = {
  readonly place: Place;
  readonly fixtures: Fixtures | null;
  readonly learnt: Map<Fact, string>;
  /** New for each run, so that what a run makes does not meet what an earlier one has left. */
  readonly runId: string;
};

/** The facts that are learnt. */
export type Fact =
  | 'locationID'
  | 'locationCode'
  | 'customerCode'
  | 'customLocationID'
  | 'priceId'
  | 'freePriceId'
  | 'presentPriceId'
  | 'upgradePriceId'
  | 'upgradeId'
  | 'prorationDate'
  | 'userId'
  | 'firstName'
  | 'newcomerId'
  | 'subscriptionId'
  | 'invoiceId'
  | 'openInvoiceId'
  | 'buyerId'
  | 'internalPriceId'
  | 'internalLocationID'
  | 'internalPaymentId'
  | 'internalInvoiceId'
  | 'checkoutId'
  | 'deviceId'
  | 'notificationId';

/** Keeps a fact when the answer has it. */
export const learn = (known: Known, fact: Fact, value: unknown): void => {
  if (typeof value === 'string' || typeof value === 'number') known.learnt.set(fact, String(value));
};

/** Asks with some facts, or not at all while any of them is missing. */
export const withFacts = <F extends Fact, R>(
  known: Known,
  facts: readonly F[],
  request: (facts: Readonly<Record<F, string>>) => R,
): R | null => {
  const found: Partial<Record<F, string>> = {};
  for (const fact of facts) found[fact] = known.learnt.get(fact);
  return facts.every((fact) => found[fact] !== undefined)
    ? request(found as Record<F, string>)
    : null;
};
