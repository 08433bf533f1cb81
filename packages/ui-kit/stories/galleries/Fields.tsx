import { Card } from '../../src/core/card/Card';
import { Stack } from '../../src/core/stack/Stack';
import { CheckboxField } from '../../src/parts/checkbox-field/CheckboxField';
import { CouponField } from '../../src/parts/coupon-field/CouponField';
import { OneTimeCodeField } from '../../src/parts/one-time-code-field/OneTimeCodeField';
import { PasswordField } from '../../src/parts/password-field/PasswordField';
import { PhoneField } from '../../src/parts/phone-field/PhoneField';
import { Select } from '../../src/parts/select-field/Select';
import { Switch } from '../../src/parts/switch-field/Switch';
import { TextField } from '../../src/parts/text-field/TextField';
import { Gallery } from './Gallery';
import { FormWithErrors } from './FormWithErrors';

const nothing = () => undefined;
const coupon = {
  label: 'Coupon',
  value: 'AUTUMN20',
  applyLabel: 'Apply',
  removeLabel: 'Remove',
  busyLabel: 'Checking…',
  onChange: nothing,
  onApply: nothing,
  onRemove: nothing,
};
const kinds = ['Phone', 'Laptop', 'TV'].map((label) => ({ value: label, label }));
const eye = { showLabel: 'Show the password', hideLabel: 'Hide the password' };

/** Every field, empty, filled, accepted, wrong and out of reach. */
export const Fields = () => (
  <Gallery title="Fields">
    <Card>
      <Stack gap={20}>
        <TextField label="Email" defaultValue="maya.okafor@hey.co.uk" />
        <TextField label="Device name" placeholder="Living-room TV" optionalLabel="optional" />
        <TextField label="Accepted" success defaultValue="CanalWharf-Home" />
        <TextField label="Out of reach" disabled defaultValue="Maya" />
        <Select label="Kind of device" defaultValue="TV" options={kinds} hint="It gets an icon" />
        <PhoneField
          label="Mobile number"
          countryLabel="Country"
          defaultCountry="GB"
          locale="en-GB"
          defaultValue="+447400123456"
        />
      </Stack>
    </Card>
    <Card>
      <Stack gap={20}>
        <PasswordField
          {...eye}
          label="New password"
          defaultValue="correct horse"
          strength={{ level: 4, label: 'Strong' }}
        />
        <PasswordField
          {...eye}
          label="Another password"
          defaultValue="maya"
          strength={{ level: 1, label: 'Weak: add a word or two' }}
        />
        <OneTimeCodeField
          label="Enter the 6-digit code"
          length={6}
          value="4079"
          onChange={nothing}
        />
        <CouponField {...coupon} />
        <CouponField {...coupon} applied={{ code: 'AUTUMN20', detail: 'saves £5.00' }} />
      </Stack>
    </Card>
    <Card>
      <Stack gap={4}>
        <CheckboxField label="Keep me logged in on this device" defaultChecked />
        <CheckboxField label="Send me offers by text" hint="At most one a month" />
        <Switch label="Offers by email" defaultChecked hint="At most one a month" />
        <Switch label="Offers by text" />
      </Stack>
    </Card>
    <Card>
      <FormWithErrors />
    </Card>
  </Gallery>
);
