import type { ReactNode } from 'react';

/** One thing to choose or do. */
export interface MenuItemSpec {
  id: string;
  label: string;
  /** A sign before the label. */
  icon?: ReactNode;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  /** Marks the choice in force; leave it out in a menu of actions. */
  selected?: boolean;
  disabled?: boolean;
  /** Marks an action that destroys something. */
  critical?: boolean;
}
