import './Tray.css';
import type { ReactNode } from 'react';

/** Banners at the foot of the screen, over whatever is there, one above the other. The page stays in use. */
export const Tray = ({ children }: { children: ReactNode }) => (
  <div className="f-tray">{children}</div>
);
