import type { Fixtures, Place } from './fixtures';

/** What the kit knows: its settings, and the facts from earlier answers that later probes need. */
export type ProbeContext = {
  readonly place: Place;
  readonly fixtures: Fixtures | null;
  readonly facts: Pick<Map<Fact, string>, 'get' | 'set'>;
  /** New for each run, so that a run's accounts and devices do not clash with those of earlier runs. */
  readonly runId: string;
};

/** The names of facts that probes read from answers. */
export type Fact =
  | 'locationID'
  | 'locationCode'
  | 'customerCode'
  | 'customLocationID'
  | 'freePriceId'
  | 'presentPriceId'
  | 'upgradePriceId'
  | 'upgradeId'
  | 'prorationDate'
  | 'userId'
  | 'newcomerEmail'
  | 'newcomerId'
  | 'subscriptionId'
  | 'invoiceId'
  | 'openInvoiceId'
  | 'buyerEmail'
  | 'internalPriceId'
  | 'resumeCode'
  | 'internalLocationID'
  | 'internalPaymentId'
  | 'internalInvoiceId'
  | 'checkoutId'
  | 'deviceId'
  | 'guestPassHours'
  | 'guestPassId'
  | 'notificationId'
  | 'marketingChannel'
  | 'shareVlan'
  | 'restoredUpgradeId'
  | 'restoredProrationDate';

/** Stores a fact if the answer has it. */
export const storeFact = (context: ProbeContext, fact: Fact, value: unknown): void => {
  if (['string', 'number', 'boolean'].includes(typeof value))
    context.facts.set(fact, String(value));
};

/** Makes a request from facts. Null if a fact is missing. */
export const withFacts = <F extends Fact, R>(
  context: ProbeContext,
  facts: readonly F[],
  request: (facts: Readonly<Record<F, string>>) => R,
): R | null => {
  const found: Partial<Record<F, string>> = {};
  for (const fact of facts) found[fact] = context.facts.get(fact);
  return facts.every((fact) => found[fact] !== undefined)
    ? request(found as Record<F, string>)
    : null;
};
