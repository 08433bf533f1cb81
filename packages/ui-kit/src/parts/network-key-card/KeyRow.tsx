import { useState } from 'react';
import { copyIcon, eyeIcon, eyeOffIcon } from '../../core/icon/icons';
import { IconButton } from '../../core/icon-button/IconButton';
import { copyText } from './copyText';

/** One value that people carry to another device. */
export interface KeyRowSpec {
  label: string;
  value: string;
  copyLabel: string;
  /** Masks the value until the person asks to read it. */
  secret?: { showLabel: string; hideLabel: string };
}

interface KeyRowProps extends KeyRowSpec {
  onCopied: (copied: boolean) => void;
}

const mask = (value: string) => '•'.repeat(Math.min(value.length, 16));

/** A value with its name, a button that copies it and, for a secret, one that shows it. */
export const KeyRow = ({ label, value, copyLabel, secret, onCopied }: KeyRowProps) => {
  const [shown, setShown] = useState(!secret);
  const copy = () => void copyText(value).then(onCopied);
  return (
    <div className="fp-key-row">
      <dt>{label}</dt>
      <dd className="fp-key-value" aria-hidden={!shown}>
        <bdi>{shown ? value : mask(value)}</bdi>
      </dd>
      <dd className="fp-key-buttons">
        {secret && (
          <IconButton
            tone="hero"
            icon={shown ? eyeOffIcon : eyeIcon}
            label={shown ? secret.hideLabel : secret.showLabel}
            onClick={() => setShown(!shown)}
          />
        )}
        <IconButton tone="hero" icon={copyIcon} label={copyLabel} onClick={copy} />
      </dd>
    </div>
  );
};
