import type { ReactNode } from 'react';

/** As wide as the place that a part is made for, in pixels. */
export const FixedWidth = ({ width, children }: { width: number; children: ReactNode }) => (
  <div style={{ maxInlineSize: width }}>{children}</div>
);
