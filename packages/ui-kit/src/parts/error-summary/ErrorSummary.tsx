import { type MouseEvent, useEffect, useId, useRef } from 'react';
import './ErrorSummary.css';

/** One thing to put right. */
export interface FieldError {
  /** The control's id; following the link moves there. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** For example "There are 2 things to put right". */
  title: string;
  errors: readonly FieldError[];
}

const follow = (event: MouseEvent, fieldId: string) => {
  // The address belongs to the router, so the link moves by focus alone.
  event.preventDefault();
  const control = document.getElementById(fieldId);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
};

/**
 * What is wrong in a form, above it, after a try to send it. It takes the focus whenever a new list
 * of errors comes in, so that nobody has to look for what stopped them. Nothing without errors.
 */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div className="fp-summary" ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <p className="fp-summary-title" id={titleId}>
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
