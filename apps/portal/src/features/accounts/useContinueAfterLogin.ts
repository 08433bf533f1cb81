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
 * Goes on after logging in, registering and activating. A person who may be online is connected, which
 * is a full navigation. Anyone else can reach payment and mail in quarantine, and goes to the page
 * that they wanted.
 */
export const useContinueAfterLogin = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    // The guard of the page under us reads it too, and may lead away before we do.
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
