import type { KeyboardEvent, Ref } from 'react';
import { TextField } from '../text-field/TextField';
import './CouponField.css';
import type { CouponFieldProps } from './couponFieldProps';

interface CouponEntryProps extends CouponFieldProps {
  input: Ref<HTMLInputElement>;
}

/**
 * The input for a coupon. Enter applies the code and does not submit the form around it. No error
 * summary appears without a submit, so the field announces its own error.
 */
export const CouponEntry = (props: CouponEntryProps) => {
  const { label, id, hint, error, optionalLabel } = props;
  const { value, onChange, onApply, busy = false, input } = props;
  const apply = () => {
    if (value.trim() && !busy) onApply(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <TextField
      {...{ label, id, hint, optionalLabel, value, onKeyDown }}
      error={error && <span role="alert">{error}</span>}
      ref={input}
      onChange={(event) => onChange(event.target.value)}
      readOnly={busy}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      end={
        <button type="button" className="fp-coupon-action" aria-disabled={busy} onClick={apply}>
          {busy ? props.busyLabel : props.applyLabel}
        </button>
      }
    />
  );
};
