import { isFree, priceToday } from '@foyer/domain';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import type { KeyIn } from '~/shared/i18n/textKeys';
import type { Purchase } from '../usePurchase';
import type { useOrderEnding } from '../useOrderEnding';

/**
 * The button that opens the card form. We can't change the words of the card provider's button: where they must name the
 * obligation to pay, this button orders. Rules BUY-21 and LAW-15.
 */
export const useOpeningButton = (
  purchase: Purchase,
  { ending, takesCard }: ReturnType<typeof useOrderEnding>,
): KeyIn<'purchase'> => {
  const obliges = useNamesObligation() && ending === 'checkout';
  if (!isFree(priceToday(purchase))) return obliges ? 'pay.obliged' : 'confirm.toPayment';
  if (!takesCard) return 'confirm.continue';
  return obliges ? 'pay.obligedLater' : 'confirm.toCard';
};
