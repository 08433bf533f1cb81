import type { FieldWords } from '../words/Words';
import { fill } from '../words/fill';
import { brandOf } from './cardBrands';
import {
  codeProblem,
  emailProblem,
  expiryProblem,
  nameProblem,
  numberProblem,
  readExpiry,
} from './cardChecks';
import { caretAfter, digitsOf, formatCode, formatExpiry, formatNumber } from './cardFormat';
import { field, type Field } from './formField';

export interface CardValues {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

export interface CardForm {
  /** Checks every field, shows the messages and focuses the first invalid field. */
  check(): string | null;
  values(): CardValues;
  text(name: string): string;
  /** Shows the server's message beside its field; false if the form has no such field. */
  showAt(param: string, message: string): boolean;
  state(): { complete: boolean; empty: boolean; brand: string };
}

/**
 * Formats while typing and keeps the caret in place. Text that was typed before this script arrived is
 * formatted when it starts.
 */
function formatted(input: HTMLInputElement, format: (text: string) => string): void {
  if (input.value) input.value = format(input.value);
  input.addEventListener('input', (event) => {
    const caret = input.selectionStart ?? input.value.length;
    const before = digitsOf(input.value.slice(0, caret)).length;
    const atEnd = caret === input.value.length;
    input.value = format(input.value);
    const erases = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (atEnd && !erases) return;
    const place = caretAfter(input.value, before);
    input.setSelectionRange(place, place);
  });
}

/** What the server's page says, in the language that the merchant asked for. */
export const fieldWords = (form: HTMLFormElement): FieldWords =>
  JSON.parse(form.dataset['words'] ?? '{}') as FieldWords;

function showBrand(form: HTMLFormElement, number: string, words: FieldWords): void {
  const brand = brandOf(digitsOf(number));
  form.dataset['brand'] = brand.name;
  const label = document.getElementById('brand-name');
  if (label) label.textContent = brand.title;
  const code = form.querySelector<HTMLInputElement>('input[name="cvc"]');
  if (code) code.placeholder = fill(words.digits, { count: brand.codeLength });
}

const paramFields: Record<string, string> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
  terms: 'terms',
};

/** Attaches to a server-rendered card form. `today` is the provider's day, not the device's. */
export function cardForm(form: HTMLFormElement, today: Date): CardForm {
  const read = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const words = fieldWords(form);
  const fields = new Map<string, Field>();
  const add = (name: string, problem: (value: string) => string | null) => {
    const made = field(form, name, problem);
    if (made) fields.set(name, made);
    return made?.input;
  };
  add('email', (text) => emailProblem(text, words));
  const number = add('number', (text) => numberProblem(text, words));
  const expiry = add('expiry', (text) => expiryProblem(text, today, words));
  const code = add('cvc', (text) => codeProblem(text, read('number'), words));
  add('name', (text) => nameProblem(text, words));
  add('terms', (agreed) => (agreed ? null : words.termsMissing));

  const codeLength = () => brandOf(digitsOf(read('number'))).codeLength;
  if (number) formatted(number, formatNumber);
  if (expiry) formatted(expiry, formatExpiry);
  if (code) formatted(code, (text) => formatCode(text, codeLength()));
  number?.addEventListener('input', () => showBrand(form, number.value, words));
  if (number?.value) showBrand(form, number.value, words);

  const problems = () => [...fields.values()].map((it) => ({ it, found: it.check() }));
  return {
    check() {
      const wrong = problems().find(({ found }) => found);
      wrong?.it.input.focus();
      return wrong?.found ?? null;
    },
    values() {
      const ends = readExpiry(read('expiry'));
      return {
        number: digitsOf(read('number')),
        exp_month: String(ends?.month ?? ''),
        exp_year: String(ends?.year ?? ''),
        cvc: read('cvc'),
      };
    },
    text: read,
    showAt(param, message) {
      const found = fields.get(paramFields[param] ?? '');
      found?.show(message);
      found?.input.focus();
      return found !== undefined;
    },
    state() {
      const values = [read('number'), read('expiry'), read('cvc')];
      const complete =
        !numberProblem(read('number'), words) &&
        !expiryProblem(read('expiry'), today, words) &&
        !codeProblem(read('cvc'), read('number'), words);
      const brand = brandOf(digitsOf(read('number'))).name;
      return { complete, empty: values.every((value) => !value), brand };
    },
  };
}
