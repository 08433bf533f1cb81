import './BannerStack.css';
import type { ReactNode } from 'react';

/** Banners at the bottom of the screen, one above the other, over the page. The page can still be used. */
export const BannerStack = ({ children }: { children: ReactNode }) => (
  <div className="f-banner-stack">{children}</div>
);
