import type { ReactNode } from 'react';
import { Button } from '../../core/button/Button';
import { DialogFrame } from '../dialog/DialogFrame';
import './TermsReader.css';

export interface TermsReaderProps {
  open: boolean;
  heading: string;
  /** The text, already made safe by the caller; headings, paragraphs, lists, tables and links are styled. */
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Called when the person accepts; then the reader closes. */
  accept?: { label: string; onAccept: () => void };
}

/** A long text over the current screen, so that the person keeps what they have typed. */
export const TermsReader = (props: TermsReaderProps) => {
  const { open, heading, children, closeLabel, onClose, accept } = props;
  const agree = () => {
    accept?.onAccept();
    onClose();
  };
  return (
    <DialogFrame
      {...{ open, heading, onClose }}
      actions={
        <>
          <Button variant={accept ? 'soft' : 'primary'} onClick={onClose}>
            {closeLabel}
          </Button>
          {accept && <Button onClick={agree}>{accept.label}</Button>}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="fp-terms" role="region" aria-label={heading} tabIndex={0}>
        {children}
      </div>
    </DialogFrame>
  );
};
