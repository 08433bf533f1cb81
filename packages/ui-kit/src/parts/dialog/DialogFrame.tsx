import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../core/heading/Heading';
import { MuiProvider } from '../mui/MuiProvider';
import './DialogFrame.css';

interface DialogFrameProps {
  open: boolean;
  /** Called on Escape and on a press outside. Without it, the person must choose a button. */
  onClose?: () => void;
  heading?: string;
  /** 'alertdialog' for a dialog that interrupts: screen readers announce all of it. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  /** The buttons, the main one last. */
  actions: ReactNode;
}

/**
 * The frame of all dialogs: 532 px wide on medium and wider screens, at most 560 px, and the screen's
 * width without its margins on a phone.
 */
export const DialogFrame = (props: DialogFrameProps) => {
  const { open, onClose, heading, role = 'dialog', children, actions } = props;
  const id = useId();
  const bodyId = `${id}-body`;
  const headingId = `${id}-heading`;
  return (
    <MuiProvider>
      <Dialog
        className="fp-dialog"
        open={open}
        onClose={() => onClose?.()}
        role={role}
        maxWidth={false}
        aria-labelledby={heading ? headingId : bodyId}
        aria-describedby={heading ? bodyId : undefined}
      >
        {heading && (
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
        )}
        <div className="fp-dialog-body" id={bodyId}>
          {children}
        </div>
        <div className="fp-dialog-actions">{actions}</div>
      </Dialog>
    </MuiProvider>
  );
};
