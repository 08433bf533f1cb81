import type { LocationDetails, Order } from '@foyer/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { orderPath } from '~/product/orders/orderPath';
import { refreshSession } from '~/session/refreshSession';
import { locations, outsideNetwork } from '~/session/storage/browserStores';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { orderChanged, pageLeft, sessionStarted } from '~/session/store/sessionSlice';
import { paths } from '~/shared/routing/paths';
import { useLinkCode } from '~/shared/routing/TakeLinkSecrets';
import { useResumeOrderMutation } from '../purchase.api';

/** `entering`: asks for a code. `asking`: whether to continue as the code's user. `gone`: the order has expired. */
type ResumeState = 'entering' | 'opening' | 'asking' | 'gone';

/** A code of an address, and the user whom it logs in; without a name, it hands over a device. */
interface Question {
  code: string;
  owner: { firstName: string | null; email: string };
}

/** This device is at the site already, as its gateway has named it, and the order is not another device's. */
const isHere = ({ locationId, mac }: LocationDetails): boolean => {
  const own = locations.read();
  return own?.locationId === locationId && (!mac || mac === own.mac);
};

/**
 * Opens an order by the code of a link or from another screen, and goes on where the order was left.
 * Rule BUY-15.
 */
export const useResumeOrder = () => {
  const linkCode = useLinkCode();
  const [state, setState] = useState<ResumeState>(linkCode ? 'opening' : 'entering');
  const [question, setQuestion] = useState<Question | null>(null);
  const [resume] = useResumeOrderMutation();
  const { problem, handleError, clear } = useFormProblem();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();

  const goOn = async (order: Order, needsLogIn: boolean): Promise<void> => {
    const page = orderPath(selectPortalType(store.getState()), order);
    if (order.state !== 'unpaid') return navigate(paths.stripeReturn);
    if (!needsLogIn) return navigate(page, { replace: true });
    dispatch(pageLeft(page));
    return navigate(paths.login, { replace: true });
  };

  /**
   * @param confirmed whether the person has typed the code, or agreed to continue as its user
   * @returns the server's errors by field, or null
   */
  const open = async (
    code: string,
    confirmed: boolean,
  ): Promise<Readonly<Record<string, string>> | null> => {
    clear();
    setState('opening');
    const { data, error } = await resume(confirmed ? { code, confirmed } : { code });
    if (error) {
      setState('entering');
      return handleError(error, { code });
    }
    const { order, location, needsLogIn, owner } = data;
    if (owner && !confirmed) {
      setQuestion({ code, owner });
      setState('asking');
      return null;
    }
    if (location && !isHere(location)) {
      locations.write(location);
      outsideNetwork.write(false);
      dispatch(sessionStarted({ location, isOutsideNetwork: false }));
    }
    await dispatch(refreshSession());
    dispatch(orderChanged(order));
    if (order) await goOn(order, needsLogIn);
    else setState('gone');
    return null;
  };

  const sent = useRef(false);
  useEffect(() => {
    if (!linkCode || sent.current) return;
    sent.current = true;
    void open(linkCode, false);
  });

  return { state, problem, question, open };
};
