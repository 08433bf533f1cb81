import type { CheckoutSession } from '@foyer/domain';
import { CardFormFrame } from './CardFormFrame';
import { useCardForm } from './useCardForm';

interface CardFormProps {
  /** A hash path of the portal, where the provider sends the browser back to where it must. */
  returnPath: string;
  onComplete: (session: CheckoutSession) => void;
}

/** The card provider's own form for keeping a card, inside this page. */
export const CardForm = (props: CardFormProps) => {
  const { state, place, retry } = useCardForm(props);
  return <CardFormFrame kind="whole" state={state} place={place} onRetry={retry} />;
};
