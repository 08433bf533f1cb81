import { useEffect, useRef } from 'react';
import { AppliedCoupon } from './AppliedCoupon';
import { CouponEntry } from './CouponEntry';
import type { CouponFieldProps } from './couponFieldProps';

/** Keeps the focus in the field when the accepted coupon replaces the input, or the input the coupon. */
const useFocusAfterSwap = (applied: boolean) => {
  const action = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(applied);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    // The focused element is gone: move the focus to the element that replaced it.
    if (document.activeElement === document.body) (applied ? action : input).current?.focus();
  }, [applied]);
  return { action, input };
};

/**
 * A coupon: the person types and applies a code, then sees how much it saves. The caller checks the
 * code; the field shows `busy` during the check, and `error` if the code is not valid.
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
