import { useId } from 'react';

/** Connects a control with its label, hint and error for assistive technology. */
export interface FieldIds {
  id: string;
  hintId: string;
  errorId: string;
  /** For `aria-describedby`: the ids of the hint and the error, if they are shown. */
  describedBy: string | undefined;
}

/** Ids for one field. A caller gives `id` where an error summary links to the field. */
export const useFieldIds = (own: string | undefined, hint: unknown, error: unknown): FieldIds => {
  const made = useId();
  const id = own ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const shown = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return { id, hintId, errorId, describedBy: shown || undefined };
};
