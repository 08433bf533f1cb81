import { Stack } from '../../src/core/stack/Stack';
import { CheckboxField } from '../../src/parts/checkbox-field/CheckboxField';
import { ErrorSummary } from '../../src/parts/error-summary/ErrorSummary';
import { OneTimeCodeField } from '../../src/parts/one-time-code-field/OneTimeCodeField';
import { TextField } from '../../src/parts/text-field/TextField';

const errors = [
  { fieldId: 'wrong-email', message: 'Write an address like name@example.com.' },
  { fieldId: 'wrong-room', message: 'Write your room number.' },
  { fieldId: 'wrong-terms', message: 'Tick the box to go on.' },
];

/** A form that did not go through. */
export const FormWithErrors = () => (
  <Stack gap={20}>
    <ErrorSummary attempt={0} title="There are 3 problems to fix" errors={errors} />
    <TextField label="Email" id="wrong-email" defaultValue="maya" error={errors[0]?.message} />
    <TextField label="Room" id="wrong-room" error={errors[1]?.message} />
    <OneTimeCodeField
      label="Enter the 6-digit code"
      length={6}
      value="407921"
      onChange={() => undefined}
      error="That code is not right. Look again."
    />
    <CheckboxField label="I agree to the terms" id="wrong-terms" error={errors[2]?.message} />
  </Stack>
);
