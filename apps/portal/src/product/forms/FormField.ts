import type { useForm } from './useForm';

/** What `useForm().field(…)` gives a field: spread it. */
export type FormField = ReturnType<ReturnType<typeof useForm>['field']>;
