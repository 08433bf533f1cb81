import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '~/shared/useLatestCallback';
import type { CardFormState } from './CardFormFrame';

/** The place of the provider's form on a screen. */
export interface FormSlot {
  /** The person has left the screen, or the form is for something else by now. */
  isLeft: () => boolean;
  /** The element that holds the form; null once it is left. */
  element: () => HTMLElement | null;
  /** Shows a state; does nothing once the slot is left. */
  show: (state: CardFormState) => void;
}

interface ProviderForm {
  /** What the form is for: another value closes it and opens a new one. */
  subject: string;
  /** @returns closes the form and gives up what it was for; null where there is nothing to close */
  open: (slot: FormSlot) => Promise<(() => void) | null>;
  /** The state to show when the provider's code does not load. */
  unavailable: () => CardFormState;
  /** Whether leaving the screen closes the form: by default it does. */
  closesOnLeave?: () => boolean;
}

/** Opens a form of the card provider in its place on the screen, and closes it when that is left. */
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
      // Decided now: by the time that the form is open, the next payment may be under way.
      if (isClosedOnLeave()) void opening.then((close) => close?.());
    };
  }, [subject, attempt, open, unavailable, isClosedOnLeave]);

  return { state, place, retry: () => setAttempt((count) => count + 1) };
};
