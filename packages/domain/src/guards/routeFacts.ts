import type { PortalType } from '../portal-types/portalType';

/** All that the guards and the menu know about the person, the site and where they come from. */
export type RouteFacts = {
  readonly portalType: PortalType;
  /** Site info `enabled`. */
  readonly siteEnabled: boolean;
  readonly isImpersonating: boolean;
  /** The flag kept in local storage: no gateway is known here. */
  readonly outsideNetwork: boolean;
  readonly loggedIn: boolean;
  readonly hasActiveSubscription: boolean;
  readonly hasRecurringSub: boolean;
  readonly paused: boolean;
  /** Site feature `email_activation`. */
  readonly emailActivation: boolean;
  /** The user's `active`: e-mail confirmed. */
  readonly userActive: boolean;
  readonly legacySFAPlan: boolean;
  /** Site info `isNoUserJourneyEnabled`. */
  readonly noUserJourney: boolean;
  /** Required fields, current terms or a password are still missing; see `needsFinishing`. */
  readonly registrationUnfinished: boolean;
  /** The blank session could not be fetched: guards stop, and `/portal` shows why. */
  readonly sessionFailed: boolean;
  /** The last plan or portal page left for this one, with its query; null for none. */
  readonly previousPage: string | null;
  /** The query of the page asked for, with its question mark; empty without one. */
  readonly query: string;
};
