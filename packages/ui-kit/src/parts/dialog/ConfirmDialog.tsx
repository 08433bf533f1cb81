import type { ReactNode } from 'react';
import { Button } from '../../core/button/Button';
import { DialogFrame } from './DialogFrame';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, for example "Remove Living-room TV?". */
  heading: string;
  /** The consequences and the cost. */
  children: ReactNode;
  /** Names the action, for example "Remove it"; never "Yes". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** 'critical' for an action that cannot be undone. */
  tone?: 'primary' | 'critical';
  /** The action is running: the dialog stays open and cannot be dismissed. */
  busy?: boolean;
}

/** Asks before an important action. The safe answer has the focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, heading, children, confirmLabel, cancelLabel } = props;
  const { onConfirm, onCancel, tone = 'primary', busy = false } = props;
  return (
    <DialogFrame
      role="alertdialog"
      {...{ open, heading }}
      onClose={busy ? undefined : onCancel}
      actions={
        <>
          <Button variant="soft" autoFocus disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <span className={`fp-dialog-${tone}`}>
            <Button busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </span>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
};
