import { useId } from 'react';

/** What a control needs so that assistive technology reads its label, hint and error as one. */
export interface FieldIds {
  id: string;
  hintId: string;
  errorId: string;
  /** For `aria-describedby`: the hint's and the error's ids, whichever are shown. */
  describedBy: string | undefined;
}

/** Ids for one field; `id` is the caller's own when given, so that an error summary can link to it. */
export const useFieldIds = (own: string | undefined, hint: unknown, error: unknown): FieldIds => {
  const made = useId();
  const id = own ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const shown = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return { id, hintId, errorId, describedBy: shown || undefined };
};
