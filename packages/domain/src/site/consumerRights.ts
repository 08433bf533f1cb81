/** The company that sells the plans of a site. */
export type Seller = {
  readonly name: string;
  /** The postal address in one line. */
  readonly address: string | null;
};

/** What the law of the site's country gives to consumers. Rule LAW-1. */
export type ConsumerRights = {
  /** Days after an order in which a user may withdraw from the contract; null for no such right. */
  readonly withdrawalDays: number | null;
  /** A plan can be cancelled without logging in. */
  readonly cancelsOnline: boolean;
  /** The page on which a user names the order has the button that cancels it. Rule LAW-3. */
  readonly cancelsInOneStep: boolean;
  readonly pricesIncludeTax: boolean;
  /** The button that orders says that an order obliges to pay. Rule LAW-15. */
  readonly buttonNamesObligation: boolean;
  readonly seller: Seller | null;
};

/** The ways in which a user ends a contract without logging in. Rule LAW-2. */
export const terminationKinds = ['withdraw', 'cancel'] as const;
export type TerminationKind = (typeof terminationKinds)[number];

/** The ways that a site offers, in the order of its footer. */
export const offeredTerminations = (rights: ConsumerRights | null): TerminationKind[] =>
  terminationKinds.filter((kind) =>
    kind === 'withdraw' ? (rights?.withdrawalDays ?? null) !== null : rights?.cancelsOnline,
  );
