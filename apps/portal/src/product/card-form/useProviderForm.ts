import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '~/shared/useLatestCallback';
import type { CardFormState } from './CardFormFrame';

/** The element of the provider's form on a screen. */
export interface FormSlot {
  /** The user has left the screen, or the form is now for another payment. */
  isLeft: () => boolean;
  /** The element that holds the form; null once the user has left. */
  element: () => HTMLElement | null;
  /** Shows a state; does nothing once the user has left. */
  show: (state: CardFormState) => void;
}

interface ProviderForm {
  /** The key of the form: another value closes it and opens a new one. */
  subject: string;
  /**
   * @returns a function that closes the form and abandons its payment; null where there is nothing
   *   to close
   */
  open: (slot: FormSlot) => Promise<(() => void) | null>;
  /** The state to show when the provider's code does not load. */
  unavailable: () => CardFormState;
  /** Whether the form closes when the user leaves the screen; by default it does. */
  closesOnLeave?: () => boolean;
}

/** Opens a form of the card provider on the screen, and closes it when the user leaves. */
export const useProviderForm = ({
  subject,
  closesOnLeave = () => true,
  ...provider
}: ProviderForm) => {
  const [state, setState] = useState<CardFormState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const open = useLatestCallback(provider.open);
  const unavailable = useLatestCallback(provider.unavailable);
  const isClosedOnLeave = useLatestCallback(closesOnLeave);

  useEffect(() => {
    let isLeft = false;
    const show = (next: CardFormState): void => {
      if (!isLeft) setState(next);
    };
    show({ kind: 'opening' });
    const opening = open({
      isLeft: () => isLeft,
      element: () => (isLeft ? null : place.current),
      show,
    }).catch(() => {
      if (!isLeft) show(unavailable());
      return null;
    });
    return () => {
      isLeft = true;
      // Decided now, because the next payment may be under way by the time that the form has
      // opened.
      if (isClosedOnLeave()) void opening.then((close) => close?.());
    };
  }, [subject, attempt, open, unavailable, isClosedOnLeave]);

  return { state, place, retry: () => setAttempt((count) => count + 1) };
};
