import type { ReactNode } from 'react';
import { Icon } from '../../core/icon/Icon';
import { warningIcon } from '../../core/icon/icons';
import type { FieldIds } from './useFieldIds';

interface FieldMessageProps {
  ids: Pick<FieldIds, 'hintId' | 'errorId'>;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The lines below a control: the hint, and the error with its icon. */
export const FieldMessage = ({ ids, hint, error }: FieldMessageProps) => (
  <>
    {hint && (
      <p className="fp-field-hint" id={ids.hintId}>
        {hint}
      </p>
    )}
    {error && (
      <p className="fp-field-error" id={ids.errorId}>
        <Icon of={warningIcon} size={16} />
        {error}
      </p>
    )}
  </>
);
