import { useId, useState } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import { useHasTerms } from '~/shell/site/useHasTerms';
import { agreedOrder } from '../agreedOrder';

/** What a buyer agrees to: the terms, and that the service starts before they can withdraw. Rule LAW-9. */
export type BoxName = 'terms' | 'startNow';

/**
 * The boxes that this order needs. All must be ticked; the first that is not takes the focus.
 * @param costsNothing whether a withdrawal leaves nothing to pay
 * @param isPaying whether the page opens at the payment of an order whose boxes were ticked
 */
export const useBoxes = ({
  costsNothing,
  isPaying,
}: {
  costsNothing: boolean;
  isPaying: boolean;
}) => {
  const prefix = useId();
  const hasTerms = useHasTerms();
  const days = useAppSelector(selectWithdrawalDays);
  const withdrawalDays = costsNothing ? null : days;
  const [ticked, setTicked] = useState<Partial<Record<BoxName, boolean>>>(() =>
    isPaying ? agreedOrder.ticked() : {},
  );
  const [wasChecked, setChecked] = useState(false);
  const needed: BoxName[] = [];
  if (hasTerms) needed.push('terms');
  if (withdrawalDays !== null) needed.push('startNow');
  const idOf = (name: BoxName): string => `${prefix}${name}`;
  return {
    withdrawalDays,
    acceptsTerms: hasTerms,
    areTicked: needed.every((name) => ticked[name]),
    needed: needed.map((name) => ({
      name,
      id: idOf(name),
      checked: ticked[name] ?? false,
      isMissing: wasChecked && !ticked[name],
      onChange: (checked: boolean) => setTicked((before) => ({ ...before, [name]: checked })),
    })),
    /** Whether all are ticked; shows the error of those that are not. */
    check: (): boolean => {
      const missing = needed.find((name) => !ticked[name]);
      setChecked(true);
      if (missing) document.getElementById(idOf(missing))?.focus();
      return !missing;
    },
  };
};
