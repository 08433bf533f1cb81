import type { Ref } from 'react';
import '../field/Field.css';
import './CouponField.css';
import type { Coupon, CouponFieldProps } from './couponFieldProps';

interface AppliedCouponProps extends Pick<CouponFieldProps, 'label' | 'removeLabel' | 'onRemove'> {
  applied: Coupon;
  action: Ref<HTMLButtonElement>;
}

/** The applied coupon: its code, the saving, and a button that removes it. */
export const AppliedCoupon = ({
  label,
  applied,
  removeLabel,
  onRemove,
  action,
}: AppliedCouponProps) => (
  <div className="fp-field">
    <span className="fp-field-label">{label}</span>
    <div className="fp-coupon-applied">
      <svg className="fp-coupon-tick" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" />
        <path d="M8 12.4l2.8 2.8L16 9.6" />
      </svg>
      <span className="fp-coupon-words">
        <span className="fp-coupon-code">{applied.code}</span>
        {applied.detail && <span className="fp-coupon-detail">{applied.detail}</span>}
      </span>
      <button type="button" className="fp-coupon-action" ref={action} onClick={onRemove}>
        {removeLabel}
      </button>
    </div>
  </div>
);
