import './Steps.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface StepsProps {
  /** What the list is, for screen readers: "Step 2 of 3". */
  label: string;
  /** The steps' names, first to last. */
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
}

/** Progress as one dash for each step: completed steps and the current one are lit. */
export const Steps = ({ label, steps, current }: StepsProps) => (
  <ol className="f-steps" aria-label={label}>
    {steps.map((step, place) => (
      <li
        key={step}
        className={place <= current ? 'f-steps__lit' : undefined}
        aria-current={place === current ? 'step' : undefined}
      >
        <VisuallyHidden>{step}</VisuallyHidden>
      </li>
    ))}
  </ol>
);
