import { SECOND } from '@foyer/domain';
import { useEffect, useRef } from 'react';
import { callApi } from '~/session/api/callApi';
import type { Purchase } from '../usePurchase';
import { maySaveLater, saveLater } from './repeatSaving';

type Form = Readonly<Record<string, string>>;

/** Longer than a person pauses inside a field. */
const PAUSE = 2 * SECOND;

/**
 * Saves with the order what a visitor types into the form of the account, so that a closed window loses nothing: after a
 * pause, or as soon as the window is hidden or the server keeps the order. If that fails, it saves again. Rule BUY-26.
 *
 * @returns takes each change of the form; null while the form is sent, after which nothing of it may be saved
 */
export const useKeepForm = ({ order, isKept }: Pick<Purchase, 'order' | 'isKept'>) => {
  const unsaved = useRef<Form | null>(null);
  /** What the person typed last, saved or not; null once it is sent, or the form is gone. */
  const newest = useRef<Form | null>(null);
  const stop = useRef<() => void>(undefined);
  const save = async (): Promise<void> => {
    stop.current?.();
    const form = unsaved.current;
    if (!form || !order || !isKept) return;
    unsaved.current = null;
    const { plan, couponCode } = order;
    const choice = { priceId: plan.priceId, ...(couponCode && { couponCode }), form };
    // A captive window may close at once.
    const { error } = await callApi('saveOrder', choice, { outlivesPage: true });
    if (!error || !maySaveLater(error) || newest.current !== form) return;
    unsaved.current = form;
    stop.current = saveLater(() => void latest.current());
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // The server may keep the order later than the person types.
  useEffect(() => {
    if (isKept) void latest.current();
  }, [isKept]);
  useEffect(() => {
    const onHidden = (): void => {
      if (document.hidden) void latest.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      newest.current = null;
      stop.current?.();
    };
  }, []);
  return (form: Form | null): void => {
    unsaved.current = form;
    newest.current = form;
    stop.current?.();
    if (!form) return;
    const timer = setTimeout(() => void latest.current(), PAUSE);
    stop.current = () => clearTimeout(timer);
  };
};
