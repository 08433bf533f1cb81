import type { KeyboardEvent, Ref } from 'react';
import { TextField } from '../text-field/TextField';
import './CouponField.css';
import type { CouponFieldProps } from './couponFieldProps';

interface CouponEntryProps extends CouponFieldProps {
  input: Ref<HTMLInputElement>;
}

/**
 * The coupon before it is accepted. Enter applies it and never sends the form around it; since no form
 * is sent, no summary tells of a refusal: the field says it aloud.
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
