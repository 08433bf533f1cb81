import { BrandMarks } from './BrandMarks';
import { TextField } from './TextField';

/** Number, expiry and security code: the three fields that every card has. */
export const CardFields = () => (
  <>
    <TextField
      name="number"
      label="Card number"
      autocomplete="cc-number"
      inputmode="numeric"
      placeholder="1234 1234 1234 1234"
      end={<BrandMarks />}
    />
    <span class="seen-by-ear" id="brand-name" aria-live="polite" />
    <div class="row">
      <TextField
        name="expiry"
        label="Expiry date"
        autocomplete="cc-exp"
        inputmode="numeric"
        placeholder="MM / YY"
      />
      <TextField
        name="cvc"
        label="Security code"
        autocomplete="cc-csc"
        inputmode="numeric"
        placeholder="3 digits"
      />
    </div>
  </>
);
