import './Icon.css';
import type { IconShape } from './icons';

export interface IconProps {
  /** One of the shapes in `@foyer/ui-kit/icons`. */
  of: IconShape;
  /** Side in pixels. */
  size?: 16 | 20 | 24;
  /** Mirrors the icon in languages that run from right to left: for arrows. */
  directed?: boolean;
}

/** A line icon in the colour of its text. Decoration only: the words beside it carry the meaning. */
export const Icon = ({ of, size = 24, directed = false }: IconProps) => (
  <svg
    className={directed ? 'f-icon f-icon--directed' : 'f-icon'}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={of} />
  </svg>
);
