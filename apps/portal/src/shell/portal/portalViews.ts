import { checkRoute } from '@foyer/domain';
import { paths } from '~/shared/routing/paths';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import type { RootState } from '~/session/store/rootReducer';

/** The page that `/portal` leads to for this person; `/portal` where they have a dashboard. */
export const selectHomePage = (state: RootState): string => {
  const verdict = checkRoute('/portal', selectRouteFacts(state, ''));
  return verdict.kind === 'redirect' ? verdict.to : paths.portal;
};

/** The query parameter that selects a page's other view; these views have no route of their own. */
export const VIEW = 'view';
export const SPEED_TEST_VIEW = 'speed-test';
export const KEY_CARD_VIEW = 'key-card';
export const SET_UP_VIEW = 'set-up';
export const NETWORK_VIEW = 'network';
export const PAUSE_VIEW = 'pause';

/** Where one pauses the plan, and changes the pause. */
export const pausePath = `${paths.managePlan}?${VIEW}=${PAUSE_VIEW}`;

/** What `invoice` in the billing page's address says for the newest one. */
export const LAST_INVOICE = 'last';
export const lastInvoicePath = `${paths.billing}?invoice=${LAST_INVOICE}`;

/**
 * The speed test's path: a view of the page that `/portal` leads to. Null where the site has none, and for an agent, whose own
 * connection says nothing about the customer's. Rule NET-10.
 */
export const useSpeedTestPath = (): string | null =>
  useHomeView(
    SPEED_TEST_VIEW,
    ({ site: { info } }) => info?.showSpeedTest && !info.isImpersonating,
  );

/** The key card's path, for people who have access, or will have it after a pause. Rule CARD-1. */
export const useKeyCardPath = (): string | null =>
  useHomeView(KEY_CARD_VIEW, ({ session: { account } }) =>
    Boolean(account?.siteUser.hasActiveSubscription || account?.siteUser.paused),
  );

const useHomeView = (
  view: string,
  hasView: (state: RootState) => boolean | undefined,
): string | null =>
  useAppSelector((state) => (hasView(state) ? `${selectHomePage(state)}?${VIEW}=${view}` : null));

/** The page of the personal network's name and Wi-Fi password. Rule NET-8. */
export const networkPath = `${paths.homeNetworking}?${VIEW}=${NETWORK_VIEW}`;
