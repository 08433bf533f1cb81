import { Link } from '@foyer/ui-kit/core';
import { useState, type ReactNode } from 'react';
import { LazyTermsDialog } from './LazyTermsDialog';

/** A link inside a sentence that opens the terms in a dialog. */
export const TermsLink = ({ children }: { children?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link as="button" type="button" onClick={() => setOpen(true)}>
        {children}
      </Link>
      {isOpen && <LazyTermsDialog onClose={() => setOpen(false)} />}
    </>
  );
};
