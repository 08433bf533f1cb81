import { useEffect, useRef } from 'react';
import { AppliedCoupon } from './AppliedCoupon';
import { CouponEntry } from './CouponEntry';
import type { CouponFieldProps } from './couponFieldProps';

/** Keeps the focus in the field when the input and the accepted coupon change places. */
const useFocusAfterSwap = (applied: boolean) => {
  const action = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(applied);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    // What had the focus is gone, so it is on nothing: hand it to what came in its place.
    if (document.activeElement === document.body) (applied ? action : input).current?.focus();
  }, [applied]);
  return { action, input };
};

/**
 * A coupon: typed and applied, then shown as accepted with what it saves. Whether a code is good is
 * for the caller to find out; the field shows `busy` meanwhile and `error` if it is not.
 */
export const CouponField = (props: CouponFieldProps) => {
  const { action, input } = useFocusAfterSwap(Boolean(props.applied));
  return (
    <div>
      {!props.applied && <CouponEntry {...props} input={input} />}
      <div role="status">
        {props.applied && <AppliedCoupon {...props} applied={props.applied} action={action} />}
      </div>
    </div>
  );
};
