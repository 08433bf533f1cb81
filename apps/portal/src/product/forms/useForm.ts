import { firstProblem, formProblems, type Rule } from '@foyer/domain';
import type { FieldError } from '@foyer/ui-kit/parts';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useForm as useHookForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useMessage } from '~/shared/i18n/useMessage';
import { clearDraft, keepDraft, readDraft } from '~/session/storage/formDrafts';

interface FormOptions<F extends string> {
  /** Every field with its first value. */
  initial: Readonly<Record<F, string>>;
  rules: Readonly<Partial<Record<F, readonly Rule[]>>>;
  /** Keeps the values under this name until the form is sent, so that a reload loses nothing. */
  draft?: string;
  /** Fields that a draft leaves out: passwords. */
  secret?: readonly NoInfer<F>[];
  /** Sends the form. It returns the server's errors by field, or nothing for success. */
  onSend: (values: Record<F, string>) => Promise<Readonly<Record<string, string>> | null | void>;
}

type HookFormValues = Record<string, string>;

/** react-hook-form reads `a.b` as a path, but a site may use any name for its own fields. */
const pathOf = (name: string): string =>
  name.replace(/\W/g, (character) => `_${character.charCodeAt(0)}`);

const toPaths = (values: Readonly<Partial<Record<string, string>>>): HookFormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value = '']) => [pathOf(name), value]));

/**
 * react-hook-form with this portal's drafts, the domain's rules and the server's errors.
 *
 * It checks a field when the form is sent, and from then on with each change, so that no error
 * appears while the user still types. Every value is text: a ticked box is `yes`, an unticked one
 * is ``.
 */
export const useForm = <F extends string>(options: FormOptions<F>) => {
  const { initial, rules, draft, secret = [], onSend } = options;
  const message = useMessage();
  const prefix = useId();
  const [defaultValues] = useState(() => toPaths({ ...initial, ...readDraft<F>(draft) }));

  const names = Object.keys(initial) as F[];
  const byName = (values: Partial<HookFormValues>) =>
    Object.fromEntries(
      names.map((name) => [name, values[pathOf(name)] ?? initial[name]]),
    ) as Record<F, string>;

  const form = useHookForm<HookFormValues>({
    defaultValues,
    // The error summary takes the focus instead.
    shouldFocusError: false,
    resolver: (current) => {
      const invalid = Object.keys(formProblems(byName(current), rules));
      const errors: FieldErrors<HookFormValues> = {};
      for (const name of invalid) errors[pathOf(name)] = { type: 'rule' };
      return { values: {}, errors };
    },
  });
  const { errors, isSubmitted, isSubmitting, submitCount } = form.formState;
  const values = byName(useWatch({ control: form.control }));

  const saveDraft = (): void => keepDraft(draft, byName(form.getValues()), secret);

  const set = (name: F, value: string): void => {
    form.setValue(pathOf(name), value, { shouldValidate: isSubmitted });
    saveDraft();
  };

  /** Sets several fields, and forgets all errors until the form is sent again. */
  const setAll = (some: Readonly<Partial<Record<F, string>>>): void => {
    form.reset({ ...form.getValues(), ...toPaths(some) });
    saveDraft();
  };

  const submit = form.handleSubmit(async () => {
    const refused = await onSend(byName(form.getValues()));
    if (!refused) return clearDraft(draft);
    for (const name of names)
      if (refused[name]) form.setError(pathOf(name), { type: 'server', message: refused[name] });
  });

  const send = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (!isSubmitting) await submit(event);
  };

  /** A rule's message is translated here and not in the resolver, so that it follows the language. */
  const errorOf = (name: F): string | undefined => {
    const error = errors[pathOf(name)];
    if (error?.type !== 'rule') return error?.message;
    const problem = firstProblem(values[name], rules[name] ?? []);
    return problem ? message(problem) : undefined;
  };

  const idOf = (name: F): string => `${prefix}${name}`;

  return {
    values,
    set,
    setAll,
    send,
    isSending: isSubmitting,
    /** How often the form was sent; the error summary takes the focus when it rises. */
    attempt: submitCount,
    /** The props of a text field. */
    field: (name: F) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    /** The errors for the error summary, in the order of the fields. */
    errors: names.flatMap((name): FieldError[] => {
      const text = errorOf(name);
      return text ? [{ fieldId: idOf(name), message: text }] : [];
    }),
  };
};

/** The props that `useForm().field(…)` returns, to spread into a field. */
export type FormField = ReturnType<ReturnType<typeof useForm>['field']>;
