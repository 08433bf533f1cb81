import type { KeyMessage } from '../messages/message';

/** A form rule: true, or what is wrong. Specification, section 5: "Form rules return true or a message". */
export type Rule<T = string, K extends string = string> = (value: T) => true | KeyMessage<K>;

/** The first thing that is wrong with a value; null when nothing is. */
export const firstProblem = <T>(value: T, rules: readonly Rule<T>[]): KeyMessage | null =>
  problems(value, rules)[0] ?? null;

/** Everything that is wrong with a value, for forms that show more than one error at a time. */
export const problems = <T>(value: T, rules: readonly Rule<T>[]): KeyMessage[] =>
  rules.map((rule) => rule(value)).filter((answer) => answer !== true);

/** One error a field, by field name; a field without one is left out. */
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
