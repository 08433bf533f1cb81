/**
 * The visitor's location as the gateway sends it. Every request for a blank session carries it.
 * Rule SES-8.
 */
export type LocationDetails = {
  readonly locationId: string;
  /** Upper case with colons; null if unknown. */
  readonly mac: string | null;
  readonly nasId: string | null;
  readonly customerCode: string | null;
  readonly connectionType: string | null;
  /** The gateway's proof that it sees this device; absent if the gateway sends none. Rule CONN-6. */
  readonly gatewayProof?: string;
};
