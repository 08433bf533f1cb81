import './QuickActions.css';
import { Children, type ReactNode } from 'react';
import { Card } from '../card/Card';
import { CardHeader } from '../card/CardHeader';

export interface QuickActionsProps {
  /** The card's title. On a phone it is only read out. */
  title: string;
  /** Two to four `QuickAction`s. */
  children: ReactNode;
}

/** The card of quick actions: one row on a phone, two by two on a desktop. */
export const QuickActions = ({ title, children }: QuickActionsProps) => (
  <Card as="section" pad="tile">
    <CardHeader title={title} deskOnly />
    <ul className="f-quick-actions">
      {Children.map(children, (action) => action && <li>{action}</li>)}
    </ul>
  </Card>
);
