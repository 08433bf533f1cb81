import type { KeyMessage } from '../messages/message';

/** A form rule. Rule FORM-2. */
export type Rule<T = string> = (value: T) => true | KeyMessage;

/** The first message; null if the value is valid. */
export const firstProblem = <T>(value: T, rules: readonly Rule<T>[]): KeyMessage | null =>
  problems(value, rules)[0] ?? null;

/** All messages, for forms that show more than one at a time. */
export const problems = <T>(value: T, rules: readonly Rule<T>[]): KeyMessage[] =>
  rules.map((rule) => rule(value)).filter((answer) => answer !== true);

/** The first message of each field that is not valid. */
export const formProblems = <F extends string>(
  values: Readonly<Record<F, string>>,
  rules: Readonly<Partial<Record<F, readonly Rule[]>>>,
): Partial<Record<F, KeyMessage>> => {
  const found: Partial<Record<F, KeyMessage>> = {};
  for (const field in rules) {
    const problem = firstProblem(values[field] ?? '', rules[field] ?? []);
    if (problem) found[field] = problem;
  }
  return found;
};
