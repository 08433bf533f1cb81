import { respondTo } from '@foyer/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CardFields, CardOutcome } from '~/platform/card-provider/openCardFields';
import { useMessage } from '~/platform/i18n/useMessage';
import { hashLink } from '~/platform/routing/paths';
import { returnPath } from '../returnPath';
import type { Purchase } from '../usePurchase';
import { useCardFields } from './useCardFields';

/**
 * Paying on the INTERNAL engine: the card is typed into the provider's fields and confirmed here, the
 * bank's question included. What was typed stays after a refusal.
 */
export const usePayHere = (purchase: Purchase) => {
  const { t } = useTranslation('purchase');
  const message = useMessage();
  const navigate = useNavigate();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** While it is true, leaving the page gives nothing up: the money may be on its way. */
  const mayBePaid = useRef(false);
  const leave = async (): Promise<void> => {
    await navigate(returnPath(purchase, { purchase: 'internal' }), { replace: true });
  };
  const { state, place, fields, retry } = useCardFields(purchase, { mayBePaid, onPaid: leave });

  const refuse = (outcome: Exclude<CardOutcome, { kind: 'paid' }>): void => {
    mayBePaid.current = false;
    const { message: words } = respondTo(outcome.kind, { message: outcome.message });
    setProblem(words && message(words));
  };

  const payWith = async ({ pay }: CardFields): Promise<void> => {
    const { origin, pathname } = window.location;
    const back = hashLink(returnPath(purchase, { purchase: 'internal' }));
    const outcome = await pay(`${origin}${pathname}${back}`);
    if (outcome.kind === 'paid') return leave();
    refuse(outcome);
  };

  const pay = async (): Promise<void> => {
    if (isPaying || !fields.current) return;
    setPaying(true);
    setProblem(null);
    mayBePaid.current = true;
    try {
      await payWith(fields.current);
    } catch {
      mayBePaid.current = false;
      setProblem(t('common:errors.paymentScript'));
    }
    setPaying(false);
  };

  return { state, place, retry, pay, isPaying, problem };
};
