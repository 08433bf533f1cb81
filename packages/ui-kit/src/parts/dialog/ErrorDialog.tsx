import type { ReactNode } from 'react';
import { Button } from '../../core/button/Button';
import { DialogFrame } from './DialogFrame';

export interface ErrorDialogProps {
  open: boolean;
  /** "Error" in the reader's language. */
  heading: string;
  /** What happened. */
  message: ReactNode;
  /** What to do about it, in quieter words. */
  detail?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** What went wrong, read out at once, with the one button that goes back to the screen. */
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
