import type { ReactNode } from 'react';
import { Button } from '../../core/button/Button';
import { DialogFrame } from './DialogFrame';

export interface ErrorDialogProps {
  open: boolean;
  /** "Error" in the reader's language. */
  heading: string;
  /** What happened. */
  message: ReactNode;
  /** What the person can do, in smaller text. */
  detail?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** An error, announced at once, with one button that closes it. */
export const ErrorDialog = (props: ErrorDialogProps) => {
  const { open, heading, message, detail, closeLabel, onClose } = props;
  return (
    <DialogFrame
      role="alertdialog"
      {...{ open, heading, onClose }}
      actions={
        <Button autoFocus onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <p>{message}</p>
      {detail && <p className="fp-dialog-more">{detail}</p>}
    </DialogFrame>
  );
};
