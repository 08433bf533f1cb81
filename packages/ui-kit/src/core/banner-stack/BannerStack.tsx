import './BannerStack.css';
import type { ReactNode } from 'react';

/**
 * Banners at the bottom of the screen, one above the other, over the page. The page can still be used.
 * Users of a screen reader find banners that announce nothing by the stack's label.
 */
export const BannerStack = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div
    className="f-banner-stack"
    {...(label !== undefined && { role: 'region', 'aria-label': label })}
  >
    {children}
  </div>
);
