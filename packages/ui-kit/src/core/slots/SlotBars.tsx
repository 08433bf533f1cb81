import './SlotBars.css';
import type { CSSProperties } from 'react';

export interface SlotBarsProps {
  used: number;
  /** As many bars as slots. Beyond what can be counted, say "Unlimited" in words instead. */
  total: number;
}

/** Slots as bars that one can count. Decoration: the words beside it say the numbers. */
export const SlotBars = ({ used, total }: SlotBarsProps) => (
  <div className="f-slot-bars" aria-hidden="true">
    {Array.from({ length: total }, (_, place) => (
      <span
        key={place}
        className={place < used ? 'f-slot-bars__used' : undefined}
        style={{ '--f-place': place } as CSSProperties}
      />
    ))}
  </div>
);
