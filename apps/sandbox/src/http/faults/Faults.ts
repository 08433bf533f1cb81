/** The kinds of fault that can be injected into a call. */
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

/** An injected fault: a call by its contract name (`*` for every call) and what happens to it. */
export interface FaultRule {
  id: string;
  call: string;
  kind: FaultKind;
  /** True: the next request only; false: until cleared. */
  once: boolean;
  /** For `slow`: how long the response is delayed, in milliseconds. */
  delayMs: number;
  /**
   * For a status kind such as `500`: the message of the response, in its body and, on a 401, in
   * `X-Auth-Error`.
   */
  said: string | null;
  /** A MAC address or user id whose requests fail; null for all requests. */
  who: string | null;
}

/** The injected faults, in the order in which they were added. */
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

  /** Clears one fault, or all of them. */
  clear(id?: string): void {
    this.#rules = id === undefined ? [] : this.#rules.filter((rule) => rule.id !== id);
  }

  /** Whether a request of one of these calls can meet a fault. */
  meets(names: readonly string[]): boolean {
    return this.#rules.some(({ call }) => call === '*' || names.includes(call));
  }

  /**
   * The fault that this request meets, if any. A fault that applies once is removed.
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
