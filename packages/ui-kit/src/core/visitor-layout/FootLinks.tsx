import './FootLinks.css';
import { Children, type ReactNode } from 'react';

/** Help, terms and privacy: quiet `Link`s in a row at a screen's foot. */
export const FootLinks = ({ children }: { children: ReactNode }) => (
  <ul className="f-foot-links">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
);
