import { newIdempotencyKey } from '@foyer/api-client';
import type { CheckoutSession } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { useAppDispatch } from '~/session/store/hooks';
import { errorShown } from '~/shared/notices/noticesSlice';
import { useLatestCallback } from '~/shared/useLatestCallback';
import { CardFormFrame } from './CardFormFrame';
import { useCreateCheckoutSessionMutation } from './payments.api';
import { useCheckoutForm } from './useCheckoutForm';

interface CardFormProps {
  /** A hash path of the portal, to which the provider redirects the browser after the form. */
  returnPath: string;
  onComplete: (session: CheckoutSession) => void;
}

/**
 * The card provider's checkout in `setup` mode: it saves a card and charges nothing. A dialog says so
 * if the provider's code does not load. Rule ERR-14.
 */
export const CardForm = ({ returnPath, onComplete }: CardFormProps) => {
  const { t } = useTranslation('card-form');
  const dispatch = useAppDispatch();
  const [openForm] = useCreateCheckoutSessionMutation();
  const { state, place, retry } = useCheckoutForm({
    subject: returnPath,
    createSession: () =>
      openForm({ mode: 'setup', returnPath, idempotencyKey: newIdempotencyKey() }),
    onComplete: useLatestCallback(onComplete),
    failed: (error) => ({ kind: 'problem', title: errorText(error, t) }),
    unavailable: () => {
      const title = t('notLoaded');
      dispatch(errorShown(title));
      return { kind: 'problem', title };
    },
  });
  return <CardFormFrame kind="whole" state={state} place={place} onRetry={retry} />;
};
