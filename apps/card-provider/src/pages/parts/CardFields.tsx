import { BrandMarks } from './BrandMarks';
import { TextField } from './TextField';
import { fill } from '../../words/fill';
import type { Words } from '../../words/Words';

/** Number, expiry and security code: the three fields that every card has. */
export const CardFields = ({ words: { fields, labels } }: { words: Words }) => (
  <>
    <TextField
      name="number"
      label={labels.number}
      autocomplete="cc-number"
      inputmode="numeric"
      placeholder="1234 1234 1234 1234"
      end={<BrandMarks />}
    />
    <span class="seen-by-ear" id="brand-name" aria-live="polite" />
    <div class="row">
      <TextField
        name="expiry"
        label={labels.expiry}
        autocomplete="cc-exp"
        inputmode="numeric"
        placeholder="MM / YY"
      />
      <TextField
        name="cvc"
        label={labels.code}
        autocomplete="cc-csc"
        inputmode="numeric"
        placeholder={fill(fields.digits, { count: 3 })}
      />
    </div>
  </>
);
