import { Link } from '@foyer/ui-kit/core';
import { useState, type ReactNode } from 'react';
import { LazyTermsDialog, type TermsPart } from './LazyTermsDialog';

interface TermsLinkProps {
  of?: TermsPart;
  children?: ReactNode;
}

/** A link that opens the terms, or the information on the right to withdraw, in a dialog. */
export const TermsLink = ({ of, children }: TermsLinkProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link as="button" type="button" onClick={() => setOpen(true)}>
        {children}
      </Link>
      {isOpen && <LazyTermsDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
};
