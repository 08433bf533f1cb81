import { CardLogo } from '../../src/core/card-logo/CardLogo';
import { TextField } from '../../src/parts/text-field/TextField';

/** A card form as it looks with the kit's fields; the real one is the payment provider's. */
export const CardFields = () => (
  <>
    <TextField
      label="Card number"
      inputMode="numeric"
      autoComplete="cc-number"
      defaultValue="4242 4242 4242 4242"
      end={<CardLogo name="Visa" />}
    />
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: '1fr 1fr' }}>
      <TextField label="Expiry date" autoComplete="cc-exp" defaultValue="08 / 29" />
      <TextField label="Security code" autoComplete="cc-csc" placeholder="3 digits" />
    </div>
    <TextField label="Name on card" autoComplete="cc-name" defaultValue="Maya Okafor" />
  </>
);
