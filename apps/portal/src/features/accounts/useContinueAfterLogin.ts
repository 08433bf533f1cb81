import {
  capabilitiesOf,
  checkRoute,
  mustConfirmEmail,
  mustFinishRegistration,
  previousPageOr,
  routeOf,
  type RouteFacts,
} from '@foyer/domain';
import { useNavigate } from 'react-router-dom';
import { enterQuarantine } from '~/product/network/enterQuarantine';
import { connectDevice } from '~/product/network/connectDevice';
import { paths } from '~/shared/routing/paths';
import { refreshSession } from '~/session/refreshSession';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';

/** Whether a page has an order that a user with access can place. The payment connects their device. */
const hasOrder = (page: string, facts: RouteFacts): boolean => {
  const route = routeOf(page);
  return (
    (route === paths.selectPlan || route === paths.selectPlanAnchor) &&
    /[?&]step=/.test(page) &&
    checkRoute(route, facts).kind === 'allow'
  );
};

/**
 * Continues after logging in, registering and activating. A user who has access is connected, which
 * is a full navigation; one who logs in on the way to an order goes on to the order. Any other user gets
 * quarantine access to the payment page and email, and goes on to the page that they wanted.
 */
export const useContinueAfterLogin = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    // The guard of the current page also reads it, and may redirect before this code runs.
    const { previousPage } = store.getState().session;
    await dispatch(refreshSession());
    const facts = { ...selectRouteFacts(store.getState(), ''), previousPage };
    const { session } = store.getState();
    const isWaiting = mustConfirmEmail(facts) || mustFinishRegistration(facts);
    const home = isWaiting ? paths.portal : capabilitiesOf(facts.portalType).pageAfterLogin;
    const next = isWaiting ? home : previousPageOr(facts, home);
    if (session.connect && facts.hasActiveSubscription && !isWaiting && !hasOrder(next, facts))
      return dispatch(connectDevice(session.connect, next));
    void dispatch(enterQuarantine());
    await navigate(next, { replace: true });
  };
};
