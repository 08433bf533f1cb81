/**
 * Where the visitor stands, as the gateway told it. Kept under `foyer.location`, and sent with every
 * request for a blank session. Specification, section 7.
 */
export type LocationDetails = {
  readonly locationId: string;
  /** Normalised; null when absent or `IGNORE_MAC`. */
  readonly mac: string | null;
  readonly nasId: string | null;
  readonly customerCode: string | null;
  readonly connectionType: string | null;
};
