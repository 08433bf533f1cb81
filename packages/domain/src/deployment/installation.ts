import type { PublicConfig } from '../config/publicConfig';

/** What an operator decides about one installation, as far as its headers and its walled garden need it. */
export type Installation = {
  readonly config: PublicConfig;
  /** People reach the portal by https. */
  readonly isSecure: boolean;
  /** Origins of the chat's script and frame; the backend names the script (`GET /live-agent`). */
  readonly chatOrigins: readonly string[];
  /** Origins of the operator's pictures; none lets in every https address. */
  readonly pictureOrigins: readonly string[];
  /**
   * Whether scripts need a trusted type. `null` enforces it unless a third party is switched on that
   * nobody has tried under it; then the browser only reports. Rule SEC-3.
   */
  readonly enforcesTrustedTypes: boolean | null;
  /** Forms go by https alone: the router's, and the redirect after it. Rule SEC-2. */
  readonly sendsFormsSecurely: boolean;
  /** Where browsers send reports of what the policy refused; null for nowhere. */
  readonly reportsTo: string | null;
};

/** The choices of an installation that says nothing but its public configuration. */
export const installationOf = (
  config: PublicConfig,
  choices: Partial<Omit<Installation, 'config'>> = {},
): Installation => ({
  isSecure: true,
  chatOrigins: [],
  pictureOrigins: [],
  enforcesTrustedTypes: null,
  sendsFormsSecurely: false,
  reportsTo: null,
  ...choices,
  config,
});

/** A host as a policy may name it: nothing that could end a directive and begin another. */
const ORIGIN = /^(https?:\/\/)([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?(?=[/?#]|$)/i;

/** `https://host:port` of an address; null for a path of the portal's own origin and for anything else. */
export const originOf = (address: string | null): string | null =>
  ORIGIN.exec(address ?? '')?.[0].toLowerCase() ?? null;

/** The host of an address without its port. */
export const hostOf = (address: string | null): string | null =>
  ORIGIN.exec(address ?? '')?.[2]?.toLowerCase() ?? null;
