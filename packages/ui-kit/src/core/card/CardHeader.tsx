import './Card.css';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading';

export interface CardHeaderProps {
  title: ReactNode;
  /** For the card's `aria-labelledby`. */
  id?: string;
  level?: HeadingProps['level'];
  /** Shown on a desktop, on a phone only read out. */
  deskOnly?: boolean;
  /** One quiet action, chip or fact at the end of the line. */
  action?: ReactNode;
}

/** A card's title, and at most one action beside it. */
export const CardHeader = ({ title, id, level = 2, deskOnly = false, action }: CardHeaderProps) => (
  <div className={deskOnly ? 'f-card__header f-card__header--desk' : 'f-card__header'}>
    <Heading level={level} id={id} deskOnly={deskOnly}>
      {title}
    </Heading>
    {action}
  </div>
);
