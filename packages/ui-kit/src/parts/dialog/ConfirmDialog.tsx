import type { ReactNode } from 'react';
import { Button } from '../../core/button/Button';
import { DialogFrame } from './DialogFrame';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, for example "Remove Living-room TV?". */
  heading: string;
  /** What it means and costs. */
  children: ReactNode;
  /** Says what happens, for example "Remove it"; never "Yes". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** 'critical' for what cannot be taken back. */
  tone?: 'primary' | 'critical';
  /** While the answer is being carried out; the dialog stays and cannot be dismissed. */
  busy?: boolean;
}

/** A question before something that matters. The safe answer has the focus. */
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
