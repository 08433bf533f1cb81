/** What can be made to go wrong with a call. */
export const faultKinds = [
  'no-response',
  'slow',
  '401',
  '402',
  '403',
  '404',
  '500',
  '502',
  'malformed',
  'wrong-types',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One switch: a call by its contract name (`*` for every call) and what happens to it. */
export interface FaultRule {
  id: string;
  call: string;
  kind: FaultKind;
  /** True: the next request only; false: until cleared. */
  once: boolean;
  /** For `slow`: how long the answer is held back, in milliseconds. */
  delayMs: number;
  /** For the refusals: what the answer says, in its body and, on a 401, in `X-Auth-Error`. */
  said: string | null;
  /** Only requests of this device or person; null means everybody's. */
  who: string | null;
}

/** The faults that are switched on, in the order they were set. */
export class Faults {
  #rules: FaultRule[] = [];
  #next = 1;

  get rules(): readonly FaultRule[] {
    return this.#rules;
  }

  add(rule: Omit<FaultRule, 'id'>): FaultRule {
    const added = { ...rule, id: `fault_${this.#next++}` };
    this.#rules = [...this.#rules, added];
    return added;
  }

  /** Clears one switch, or all of them. */
  clear(id?: string): void {
    this.#rules = id === undefined ? [] : this.#rules.filter((rule) => rule.id !== id);
  }

  /**
   * The rule that hits this request, if any; one that holds once is used up by it.
   *
   * @param who the caller's MAC and user id
   */
  take(call: string, who: readonly (string | null)[]): FaultRule | null {
    const rule = this.#rules.find(
      (candidate) =>
        (candidate.call === call || candidate.call === '*') &&
        (candidate.who === null || who.includes(candidate.who)),
    );
    if (rule?.once) this.clear(rule.id);
    return rule ?? null;
  }
}
