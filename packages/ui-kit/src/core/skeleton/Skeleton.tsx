import './Skeleton.css';

export interface SkeletonProps {
  /** `line` one line of text, `title` a large one, `button`, `tile` an icon's tile, `block` fills its container. */
  shape?: 'line' | 'title' | 'button' | 'tile' | 'block';
  /** How wide, in per cent of its place. */
  width?: 20 | 40 | 60 | 80 | 100;
  tone?: 'paper' | 'hero';
}

/** A place that something will take. Its container says `aria-busy`; these are not read out. */
export const Skeleton = ({ shape = 'line', width = 100, tone = 'paper' }: SkeletonProps) => (
  <span
    className={`f-skeleton f-skeleton--${shape} f-skeleton--${width} f-skeleton--on-${tone}`}
    aria-hidden="true"
  />
);
