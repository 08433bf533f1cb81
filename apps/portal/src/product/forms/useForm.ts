import { formProblems, type Message, type Rule } from '@foyer/domain';
import type { FieldError } from '@foyer/ui-kit/parts';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useMessage } from '~/shared/i18n/useMessage';
import { clearDraft, keepDraft, readDraft } from './drafts';

interface FormSetting<F extends string> {
  /** Every field with its first value. */
  initial: Readonly<Record<F, string>>;
  rules: Readonly<Partial<Record<F, readonly Rule[]>>>;
  /** Keeps what was typed under this name, so that a closed window or a reload loses nothing. */
  draft?: string;
  /** Fields that are never kept: passwords. */
  secret?: readonly NoInfer<F>[];
  /** Sends the form. What it returns is wrong by the server's word; nothing means it went well. */
  onSend: (values: Record<F, string>) => Promise<Readonly<Record<string, string>> | null | void>;
}

type Problems<F extends string> = Partial<Record<F, Message>>;

/**
 * One form: its values, one problem a field, and sending it once. A field is judged when the form is
 * sent, and from then on with each change, so that nobody is corrected while still typing.
 */
export const useForm = <F extends string>(setting: FormSetting<F>) => {
  const { initial, rules, draft, secret = [] } = setting;
  const message = useMessage();
  const prefix = useId();
  const [values, setValues] = useState<Record<F, string>>(() => ({
    ...initial,
    ...readDraft<F>(draft),
  }));
  const [problems, setProblems] = useState<Problems<F>>({});
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const names = Object.keys(initial) as F[];
  const idOf = (name: F): string => `${prefix}${name}`;

  const set = (name: F, value: string): void => {
    const next: Record<F, string> = { ...values, [name]: value };
    setValues(next);
    keepDraft(draft, next, secret);
    // A changed field is judged anew; what the server said of the others still stands.
    if (wasSent) {
      const found = formProblems(next, rules);
      setProblems(({ [name]: _judged, ...others }) => ({
        ...(others as Problems<F>),
        ...(found[name] && ({ [name]: found[name] } as Problems<F>)),
      }));
    }
  };

  /** Several fields at once, as in a form that has not been sent: it is judged when it is sent again. */
  const setAll = (some: Readonly<Partial<Record<F, string>>>): void => {
    const next: Record<F, string> = { ...values, ...some };
    setValues(next);
    keepDraft(draft, next, secret);
    setProblems({});
    setWasSent(false);
  };

  const send = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isSending) return;
    const found: Problems<F> = formProblems(values, rules);
    setWasSent(true);
    setProblems(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      const refused = await setting.onSend(values);
      if (refused) {
        setProblems(serverProblems(refused, names));
        setAttempt(attempt + 2);
      } else clearDraft(draft);
    } finally {
      setIsSending(false);
    }
  };

  const errorOf = (name: F): string | undefined => {
    const problem = problems[name];
    return problem && message(problem);
  };

  return {
    values,
    set,
    setAll,
    send,
    isSending,
    /** Rises with each try that may have found something wrong; the error summary takes the focus then. */
    attempt,
    /** What a text field wants: spread it. */
    field: (name: F) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    /** What the error summary wants. */
    errors: names.flatMap((name): FieldError[] => {
      const text = errorOf(name);
      return text ? [{ fieldId: idOf(name), message: text }] : [];
    }),
  };
};

const serverProblems = <F extends string>(
  refused: Readonly<Record<string, string>>,
  names: readonly F[],
): Problems<F> => {
  const problems: Problems<F> = {};
  for (const name of names) {
    const text = refused[name];
    if (text) problems[name] = { text };
  }
  return problems;
};
