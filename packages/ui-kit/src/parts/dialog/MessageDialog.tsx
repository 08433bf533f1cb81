import type { ReactNode } from 'react';
import { Button } from '../../core/button/Button';
import { DialogFrame } from './DialogFrame';

export interface MessageDialogProps {
  open: boolean;
  heading?: string;
  message: ReactNode;
  /** Shows the close button. Without it, and without an action, the dialog closes on Escape alone. */
  closeLabel?: string;
  /** Pressing it runs the action, then closes the dialog. */
  action?: { label: string; onAction: () => void };
  onClose: () => void;
}

/** A message with an optional close button and an optional action. */
export const MessageDialog = (props: MessageDialogProps) => {
  const { open, heading, message, closeLabel, action, onClose } = props;
  const act = () => {
    action?.onAction();
    onClose();
  };
  return (
    <DialogFrame
      {...{ open, heading, onClose }}
      actions={
        <>
          {closeLabel && (
            <Button variant={action ? 'soft' : 'primary'} onClick={onClose}>
              {closeLabel}
            </Button>
          )}
          {action && <Button onClick={act}>{action.label}</Button>}
        </>
      }
    >
      <p>{message}</p>
    </DialogFrame>
  );
};
