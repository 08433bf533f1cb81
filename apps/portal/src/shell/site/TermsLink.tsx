import { Link } from '@foyer/ui-kit/core';
import { useState, type ReactNode } from 'react';
import { TermsDialog } from './TermsDialog';

/** A word in a sentence that opens the terms over the screen, so that nobody loses what they typed. */
export const TermsLink = ({ children }: { children?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link as="button" type="button" onClick={() => setOpen(true)}>
        {children}
      </Link>
      {isOpen && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  );
};
