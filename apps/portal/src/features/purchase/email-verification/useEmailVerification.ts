import { mustConfirmEmail } from '@foyer/domain';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadAccount } from '~/session/refreshSession';
import { enterQuarantine } from '~/product/network/enterQuarantine';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';

/** How often to ask whether the user has opened the link, on this device or another. */
const POLL_MS = 5000;

/**
 * Waits for the user to confirm the address; `onwards` is the next page of the purchase, null until
 * then.
 */
export const useEmailVerification = () => {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const mustConfirm = useAppSelector((state) => mustConfirmEmail(selectRouteFacts(state, '')));
  const planPage = useAppSelector(selectCapabilities).planPage;
  const learn = useCallback((): Promise<void> => dispatch(reloadAccount()), [dispatch]);

  // The user needs network access to reach the mail.
  useEffect(() => void dispatch(enterQuarantine()), [dispatch]);
  useEffect(() => {
    if (!mustConfirm) return undefined;
    const timer = setInterval(() => void learn(), POLL_MS);
    return () => clearInterval(timer);
  }, [mustConfirm, learn]);

  return { onwards: mustConfirm ? null : planPage + search, learn };
};
