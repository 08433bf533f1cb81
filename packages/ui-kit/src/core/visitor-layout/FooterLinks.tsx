import './FooterLinks.css';
import { Children, type ReactNode } from 'react';

/** Help, terms and privacy: a row of quiet `Link`s and short texts at the bottom of a screen. */
export const FooterLinks = ({ children }: { children: ReactNode }) => (
  <ul className="f-footer-links">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
);
