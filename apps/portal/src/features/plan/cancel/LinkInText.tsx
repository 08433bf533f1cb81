import { Link } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A link inside a translated sentence. */
export const LinkInText = ({ to, children }: { to: string; children?: ReactNode }) => (
  <Link as={RouterLink} to={to}>
    {children}
  </Link>
);
