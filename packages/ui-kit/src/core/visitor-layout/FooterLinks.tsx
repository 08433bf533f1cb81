import './FooterLinks.css';
import { Children, type ReactNode } from 'react';

/** Help, terms and privacy: quiet `Link`s in a row at a screen's foot. */
export const FooterLinks = ({ children }: { children: ReactNode }) => (
  <ul className="f-footer-links">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
);
