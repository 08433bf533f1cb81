import './StickySummary.css';
import type { ReactNode } from 'react';

export interface StickySummaryProps {
  /** What is chosen: "Plus". */
  title: ReactNode;
  /** "150 Mb/s, 5 devices". */
  detail?: ReactNode;
  /** A `Price`. */
  price?: ReactNode;
  /** The screen's primary button. */
  action: ReactNode;
}

/** The choice so far and the way on, always in sight: a bar at the foot of a phone, a card at the foot of the column. */
export const StickySummary = ({ title, detail, price, action }: StickySummaryProps) => (
  <div className="f-summary">
    <div className="f-summary__bar" data-foot="">
      <div className="f-summary__words">
        <p className="f-summary__choice">
          <strong>{title}</strong> {detail && <span>{detail}</span>}
        </p>
        {price}
      </div>
      {action}
    </div>
  </div>
);
