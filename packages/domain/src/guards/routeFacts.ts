import type { PortalType } from '../portal-types/portalType';

/** What the guards and the menu know about the user, the site and the visit. */
export type RouteFacts = {
  readonly portalType: PortalType;
  /** The backend knows no such site. Rule ERR-12. */
  readonly siteMissing: boolean;
  /** `enabled` of the site information. */
  readonly siteEnabled: boolean;
  readonly isImpersonating: boolean;
  /** The gateway is unknown, and the page opened without location details. Rule START-20. */
  readonly outsideNetwork: boolean;
  readonly loggedIn: boolean;
  readonly hasActiveSubscription: boolean;
  /** The user has free access, which a paid plan replaces. Rule TYPE-7. */
  readonly hasFreeAccess: boolean;
  readonly hasRecurringSub: boolean;
  readonly paused: boolean;
  /** The account's last invoice can be paid. */
  readonly owes: boolean;
  /** The site feature `email_activation`. */
  readonly emailActivation: boolean;
  /** The user has confirmed the email address (`active`). */
  readonly userActive: boolean;
  readonly legacySFAPlan: boolean;
  /** `isNoUserJourneyEnabled` of the site information. */
  readonly noUserJourney: boolean;
  /** See `needsFinishing`. */
  readonly registrationUnfinished: boolean;
  /** The user's session has expired, and nobody has logged in since. Rule SES-24. */
  readonly sessionEnded: boolean;
  /** The portal could not get a blank session. Rule SES-11. */
  readonly sessionFailed: boolean;
  /** The last plan page or `/portal` page, with its query; null without one. */
  readonly previousPage: string | null;
  /** The query of the requested page with its question mark, or an empty text. */
  readonly query: string;
};
