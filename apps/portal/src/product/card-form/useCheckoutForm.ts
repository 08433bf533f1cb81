import type { CheckoutSession } from '@foyer/domain';
import { useAppSelector } from '~/session/store/hooks';
import type { CallFailure } from '~/session/api/isApiError';
import type { CardFormState } from './CardFormFrame';
import { fetchCardProvider } from './cardProvider';
import { openCheckoutForm } from './openCheckoutForm';
import { useProviderForm } from './useProviderForm';

interface Checkout {
  /**
   * The key of the payment or saved card: another value opens another checkout. Null opens none.
   */
  subject: string | null;
  createSession: () => Promise<{ data?: CheckoutSession; error?: CallFailure }>;
  onComplete: (session: CheckoutSession) => void;
  /** The state to show when no session can be created. */
  failed: (error: CallFailure | undefined) => CardFormState | Promise<CardFormState>;
  /** The state to show when the provider's code does not load. */
  unavailable: () => CardFormState;
}

/** Opens the card provider's embedded checkout, with its own button. */
export const useCheckoutForm = (checkout: Checkout) => {
  const cardScriptUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const { subject, createSession, onComplete, failed, unavailable } = checkout;
  return useProviderForm({
    subject: `${subject} ${cardScriptUrl}`,
    unavailable,
    open: async ({ isLeft, element, show }) => {
      if (subject === null) return null;
      fetchCardProvider(cardScriptUrl);
      const { data: session, error } = await createSession();
      if (isLeft()) return null;
      if (!session) {
        show(await failed(error));
        return null;
      }
      const place = element();
      if (!place) return null;
      const close = await openCheckoutForm({
        session,
        place,
        standInUrl: cardScriptUrl,
        onComplete: () => onComplete(session),
        onExpired: () => show({ kind: 'over' }),
      });
      show({ kind: 'open' });
      return close;
    },
  });
};
