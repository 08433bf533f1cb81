import { SECOND } from '@foyer/domain';
import { useEffect, useRef } from 'react';
import { callApi } from '~/session/api/callApi';
import type { Purchase } from '../usePurchase';

type Form = Readonly<Record<string, string>>;

/** Longer than a person pauses inside a field. */
const PAUSE = 2 * SECOND;

/**
 * Saves with the order what a visitor types into the form of the account, so that a closed window loses nothing: after a
 * pause, or as soon as the window is hidden or the server keeps the order. Rule BUY-26.
 *
 * @returns takes each change of the form; null while the form is sent, after which nothing of it may be saved
 */
export const useKeepForm = ({ order, isKept }: Pick<Purchase, 'order' | 'isKept'>) => {
  const unsaved = useRef<Form | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = (): void => {
    clearTimeout(timer.current);
    const form = unsaved.current;
    if (!form || !order || !isKept) return;
    unsaved.current = null;
    const { plan, couponCode } = order;
    const choice = { priceId: plan.priceId, ...(couponCode && { couponCode }), form };
    // A captive window may close at once.
    void callApi('saveOrder', choice, { outlivesPage: true });
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // The server may keep the order later than the person types.
  useEffect(() => {
    if (isKept) latest.current();
  }, [isKept]);
  useEffect(() => {
    const onHidden = (): void => {
      if (document.hidden) latest.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      clearTimeout(timer.current);
    };
  }, []);
  return (form: Form | null): void => {
    unsaved.current = form;
    clearTimeout(timer.current);
    if (form) timer.current = setTimeout(() => latest.current(), PAUSE);
  };
};
