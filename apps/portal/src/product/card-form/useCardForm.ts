import { newIdempotencyKey } from '@foyer/api-client';
import type { CheckoutSession } from '@foyer/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '~/session/api/problemText';
import { useAppSelector } from '~/session/store/hooks';
import type { CardFormState } from './CardFormFrame';
import { openCheckoutForm } from './openCheckoutForm';
import { useOpenCardFormMutation } from './payments.api';

interface CardFormSetting {
  returnPath: string;
  onComplete: (session: CheckoutSession) => void;
}

/** Opens the card provider's embedded form in `setup` mode: it keeps a card and charges nothing. */
export const useCardForm = ({ returnPath, onComplete }: CardFormSetting) => {
  const { t } = useTranslation('common');
  const standInUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const [openForm] = useOpenCardFormMutation();
  const [state, setState] = useState<CardFormState>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const completed = useRef(onComplete);
  useEffect(() => {
    completed.current = onComplete;
  }, [onComplete]);

  const open = useCallback(
    async (isCurrent: () => boolean): Promise<(() => void) | null> => {
      const request = { mode: 'setup' as const, returnPath, idempotencyKey: newIdempotencyKey() };
      const { data: session, error } = await openForm(request);
      if (!isCurrent()) return null;
      if (!session) {
        const text = problemText(error, t);
        setState({ kind: 'problem', title: text });
        return null;
      }
      if (!place.current) return null;
      const close = await openCheckoutForm({
        session,
        place: place.current,
        standInUrl,
        onComplete: () => completed.current(session),
        onExpired: () => setState({ kind: 'over' }),
      });
      if (isCurrent()) setState({ kind: 'open' });
      return close;
    },
    [openForm, returnPath, standInUrl, t],
  );

  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'opening' });
    const opening = open(() => isCurrent).catch(() => {
      if (isCurrent) setState({ kind: 'problem', title: t('errors.paymentScript') });
      return null;
    });
    return () => {
      isCurrent = false;
      void opening.then((close) => close?.());
    };
  }, [open, tries, t]);

  return { state, place, retry: () => setTries((count) => count + 1) };
};
