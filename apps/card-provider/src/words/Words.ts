type Interval = 'day' | 'week' | 'month' | 'year';

/** What the form says beside a field. `{count}` is a number of digits. */
export interface FieldWords {
  digits: string;
  numberMissing: string;
  numberShort: string;
  numberWrong: string;
  expiryMissing: string;
  expiryForm: string;
  monthWrong: string;
  expired: string;
  yearWrong: string;
  codeMissing: string;
  codeLength: string;
  nameMissing: string;
  emailWrong: string;
  termsMissing: string;
  /** An answer that did not arrive, and a refusal without a reason. */
  unsure: string;
  failed: string;
  wait: string;
}

/** What the forms say in one language. `{values}` are filled in. */
export interface Words {
  /** For amounts and dates. */
  locale: string;
  fields: FieldWords;
  labels: Record<'email' | 'number' | 'expiry' | 'code' | 'name', string>;
  payTitle: string;
  saveTitle: string;
  secure: string;
  order: string;
  due: string;
  buttons: Record<'pay' | 'book' | 'donate' | 'subscribe' | 'save' | 'nothing', string>;
  busy: Record<'pay' | 'save', string>;
  /** Refusals by their code; the API's own English for a code without one. */
  refusals: Partial<Record<string, string>>;
  /** Nothing was confirmed at the bank. */
  leftBank: string;
  advice: string;
  done: Record<'paid' | 'saved' | 'text', string>;
  expired: Record<'title' | 'text', string>;
  agree: string;
  fine: string;
  /** "a month", and "every 4 weeks" with `{period}`. */
  per: Record<Interval, string>;
  every: Record<Interval, string>;
  rowNote: string;
  terms: Record<
    'save' | 'once' | 'onceFree' | 'until' | 'free' | 'now' | 'nothing' | 'nowThen' | 'untilThen',
    string
  >;
  off: Record<'alone' | 'first' | 'each' | 'month' | 'months', string>;
}
