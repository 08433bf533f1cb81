import type { FieldProps } from '../field/Field';

/** A coupon that was accepted. */
export interface Coupon {
  code: string;
  /** The saving, for example "saves £5.00". */
  detail?: string;
}

export interface CouponFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** The code as typed. */
  value: string;
  onChange: (code: string) => void;
  /** Called with the trimmed code; not called for an empty one or while busy. */
  onApply: (code: string) => void;
  applyLabel: string;
  onRemove: () => void;
  removeLabel: string;
  /** The applied coupon, shown in place of the input. */
  applied?: Coupon;
  /** While the code is being checked. */
  busy?: boolean;
  /** The button's text during the check, for example "Checking…". */
  busyLabel: string;
}
