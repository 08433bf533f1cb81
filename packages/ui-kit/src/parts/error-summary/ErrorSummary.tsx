import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import './ErrorSummary.css';

/** One problem of a form. */
export interface FieldError {
  /** The control's id; following the link moves there. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** For example "There are 3 problems to fix". */
  title: string;
  errors: readonly FieldError[];
  /** Which try to send the form this was. A new one takes the focus here; correcting a field does not. */
  attempt: number;
}

/** The summary shows from this number of errors on. For fewer, the messages at the fields are enough. */
const SHOWN_FROM = 3;

const follow = (event: MouseEvent, fieldId: string) => {
  // The address belongs to the router, so the link moves by focus alone.
  event.preventDefault();
  const control = document.getElementById(fieldId);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
};

/** The labels of the fields: "Please fill this in." alone does not say which field. */
const useLabels = (errors: readonly FieldError[]): readonly string[] => {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    setLabels(errors.map(({ fieldId }) => labelOf(fieldId)));
  }, [errors]);
  return labels;
};

const labelOf = (fieldId: string): string => {
  const label = Array.from(document.querySelectorAll('label')).find(
    ({ htmlFor }) => htmlFor === fieldId,
  );
  const around = label ?? document.getElementById(fieldId)?.closest('label');
  const words = Array.from(around?.childNodes ?? []).filter(
    (node) => !(node instanceof Element && node.classList.contains('fp-field-optional')),
  );
  return words
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();
};

/**
 * What is wrong in a form, above it, after a try to send it. It takes the focus with each try that
 * failed, so that nobody has to look for what stopped them. For one or two errors the first field takes it instead.
 */
export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const titleId = useId();
  const labels = useLabels(errors);
  const box = useRef<HTMLDivElement>(null);
  const [first] = errors;
  useEffect(() => {
    if (box.current) box.current.focus();
    else if (attempt > 0 && first) document.getElementById(first.fieldId)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- correcting a field moves no focus
  }, [attempt]);
  if (errors.length < SHOWN_FROM) return null;
  return (
    <div className="fp-summary" ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <p className="fp-summary-title" id={titleId}>
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }, index) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
              {labels[index] ? `${labels[index]}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
