import {
  hasFreeAccess,
  isPayable,
  needsFinishing,
  unfinishedParts,
  type RouteFacts,
} from '@foyer/domain';
import { selectPortalType } from '~/session/store/portalType';
import type { RootState } from '~/session/store/rootReducer';

/** Whether the user has free access, which a paid plan replaces. Rule TYPE-7. */
export const selectHasFreeAccess = (state: Pick<RootState, 'session' | 'site'>): boolean =>
  hasFreeAccess(state.session.account, selectPortalType(state));

/** The facts that the guards and the menu need, from the store; `query` is the page's own. */
export const selectRouteFacts = ({ session, site }: RootState, query: string): RouteFacts => ({
  portalType: selectPortalType({ site }),
  siteMissing: site.isMissing,
  siteEnabled: site.info?.enabled ?? true,
  isImpersonating: site.info?.isImpersonating ?? false,
  outsideNetwork: session.isOutsideNetwork,
  loggedIn: session.isLoggedIn,
  hasActiveSubscription: session.account?.siteUser.hasActiveSubscription ?? false,
  hasFreeAccess: selectHasFreeAccess({ session, site }),
  hasRecurringSub: session.account?.siteUser.hasRecurringSub ?? false,
  paused: session.account?.siteUser.paused ?? false,
  owes: isPayable(session.account?.siteUser.lastInvoice ?? { state: 'unknown' }),
  emailActivation: site.info?.features.emailActivation ?? false,
  userActive: session.account?.siteUser.active ?? true,
  legacySFAPlan: session.account?.siteUser.legacySFAPlan ?? false,
  noUserJourney: site.info?.isNoUserJourneyEnabled ?? false,
  registrationUnfinished: isUnfinished({ session, site }),
  sessionEnded: session.hasEnded,
  sessionFailed: session.hasFailed,
  previousPage: session.previousPage,
  query,
});

/**
 * Whether the logged-in user has registration fields or terms left to complete. Only site
 * information that was requested for this user says whether they accepted the terms.
 */
const isUnfinished = ({ session, site }: Pick<RootState, 'session' | 'site'>): boolean => {
  if (!session.account || !site.info?.isLoggedIn) return false;
  const { account, registrationFields } = session;
  const accepted = site.info.terms?.accepted ?? true;
  return needsFinishing(unfinishedParts(account.siteUser, registrationFields, accepted));
};
