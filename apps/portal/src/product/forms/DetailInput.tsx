import { maxLengths } from '@foyer/domain';
import { TextField, type TextFieldProps } from '@foyer/ui-kit/parts';
import { PhoneInput } from './PhoneInput';
import { isPhoneDetail } from './isPhoneDetail';
import type { useForm } from './useForm';

interface DetailInputProps extends Pick<TextFieldProps, 'label' | 'hint' | 'optionalLabel'> {
  form: Pick<ReturnType<typeof useForm<string>>, 'field' | 'set'>;
  /** A registration field's name. */
  name: string;
}

/** Attributes for browsers and keyboards, by the names of registration fields. */
const hints: Record<string, Pick<TextFieldProps, 'autoComplete' | 'maxLength'>> = {
  firstName: { autoComplete: 'given-name', maxLength: maxLengths.firstName },
  lastName: { autoComplete: 'family-name', maxLength: maxLengths.lastName },
  zoneName: { autoComplete: 'address-line2', maxLength: maxLengths.zoneName },
  buildingName: { autoComplete: 'address-line1', maxLength: maxLengths.buildingName },
  siteName: { autoComplete: 'off', maxLength: maxLengths.siteName },
  description: { autoComplete: 'off', maxLength: maxLengths.description },
  externalId: { autoComplete: 'off', maxLength: 100 },
};

/** One account detail, as sites ask for it; an unknown detail is a line of text. */
export const DetailInput = ({ form, name, ...words }: DetailInputProps) =>
  isPhoneDetail(name) ? (
    <PhoneInput form={form} name={name} {...words} />
  ) : (
    <TextField {...form.field(name)} {...words} {...hints[name]} />
  );
