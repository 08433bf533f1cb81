import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CardFields, CardOutcome } from '~/product/card-form/openCardFields';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { hashLink } from '~/shared/routing/paths';
import { returnPath } from '../returnPath';
import type { Purchase } from '../usePurchase';
import type { Sending } from './Sending';
import { useCardFields } from './useCardFields';

interface Problem {
  title: string;
  text?: string;
}

/**
 * Pays on the INTERNAL engine: the user types the card into the provider's fields, and this code
 * confirms the payment, with the bank's confirmation where it asks for one. A refusal keeps the
 * typed values; where no answer comes, leaving the step voids nothing.
 */
export const useCardPayment = (purchase: Purchase, { isSending, setSending }: Sending) => {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const id = useRef<string | null>(null);
  const wayBack = (): string => returnPath(purchase, { purchase: id.current ?? 'internal' });
  const leave = async (): Promise<void> => {
    await navigate(wayBack(), { replace: true });
  };
  const { state, place, fields, retry, holdOn } = useCardFields(purchase, {
    onStarted: (started) => {
      id.current = started;
    },
    onNothingToPay: () => void leave(),
  });

  const showProblem = (outcome: Exclude<CardOutcome, { kind: 'paid' }>): void => {
    if (outcome.kind === 'unanswered')
      return setProblem({ title: t('return.failed.title'), text: t('return.failed.text') });
    holdOn(false);
    if (outcome.kind === 'calledOff') {
      setProblem({ title: t('pay.calledOff') });
      // Restarts the same purchase.
      return retry();
    }
    setProblem({ title: outcome.message || t(`card-form:${outcome.kind}`) });
  };

  const payAndLeave = async ({ pay }: CardFields): Promise<void> => {
    const { origin, pathname } = window.location;
    const back = hashLink(wayBack());
    const outcome = await pay(`${origin}${pathname}${back}`);
    if (outcome.kind === 'paid') return leave();
    showProblem(outcome);
  };

  const pay = async (): Promise<void> => {
    if (isSending || !fields.current) return;
    setSending(true);
    setProblem(null);
    holdOn(true);
    try {
      await payAndLeave(fields.current);
    } catch {
      // The provider's code broke, and may have paid before.
      showProblem({ kind: 'unanswered' });
    }
    setSending(false);
  };

  return { state, place, retry, pay, problem };
};
