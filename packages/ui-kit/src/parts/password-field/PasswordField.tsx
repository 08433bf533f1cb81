import { useState } from 'react';
import { eyeIcon, eyeOffIcon } from '../../core/icon/icons';
import { IconButton } from '../../core/icon-button/IconButton';
import { TextField, type TextFieldProps } from '../text-field/TextField';
import { PasswordStrength, type Strength } from './PasswordStrength';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'success'
> {
  /** Name of the button that makes the password readable. */
  showLabel: string;
  /** Name of the button once it is readable. */
  hideLabel: string;
  /** The strength of the typed password, shown below the field. */
  strength?: Strength;
}

/**
 * A password, masked until the person asks to read it. Pass `autoComplete="current-password"` or
 * `"new-password"`, so that password managers know what to do.
 */
export const PasswordField = ({ showLabel, hideLabel, strength, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        type={shown ? 'text' : 'password'}
        end={
          <IconButton
            icon={shown ? eyeOffIcon : eyeIcon}
            label={shown ? hideLabel : showLabel}
            disabled={field.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength && <PasswordStrength {...strength} />}
    </div>
  );
};
