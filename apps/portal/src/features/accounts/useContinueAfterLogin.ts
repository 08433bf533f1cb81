import {
  capabilitiesOf,
  mustConfirmEmail,
  mustFinishRegistration,
  previousPageOr,
} from '@foyer/domain';
import { useNavigate } from 'react-router-dom';
import { enterQuarantine } from '~/product/network/enterQuarantine';
import { connectDevice } from '~/product/network/connectDevice';
import { paths } from '~/shared/routing/paths';
import { refreshSession } from '~/session/refreshSession';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';

/**
 * Continues after logging in, registering and activating. A user who has access is connected, which
 * is a full navigation. Any other user gets quarantine access to the payment page and email, and goes on to
 * the page that they wanted.
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
    if (session.connect && facts.hasActiveSubscription && !isWaiting)
      return dispatch(connectDevice(session.connect));
    void dispatch(enterQuarantine());
    const home = isWaiting ? paths.portal : capabilitiesOf(facts.portalType).pageAfterLogin;
    await navigate(isWaiting ? home : previousPageOr(facts, home), { replace: true });
  };
};
