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
 * What follows logging in, registering and activating: whoever may be online is put online, which is
 * a full navigation; anyone else may reach payment and mail meanwhile, and goes where they were
 * heading. Specification, sections 4 and 7.
 */
export const useGoOn = () => {
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
