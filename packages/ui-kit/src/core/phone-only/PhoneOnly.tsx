import './PhoneOnly.css';
import type { ReactNode } from 'react';

/** What a desktop has elsewhere: the page's one button, at the end of the list that it is about. */
export const PhoneOnly = ({ children }: { children: ReactNode }) => (
  <div className="f-phone-only">{children}</div>
);
