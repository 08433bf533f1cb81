import './BannerStack.css';
import type { ReactNode } from 'react';

/** Banners at the foot of the screen, over whatever is there, one above the other. The page stays in use. */
export const BannerStack = ({ children }: { children: ReactNode }) => (
  <div className="f-banner-stack">{children}</div>
);
