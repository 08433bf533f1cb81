/** What can be made to go wrong with a call. */
export const troubleKinds = [
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
export type TroubleKind = (typeof troubleKinds)[number];

/** One switch: a call by its contract name (`*` for every call) and what happens to it. */
export interface TroubleRule {
  id: string;
  call: string;
  kind: TroubleKind;
  /** True: the next request only; false: until cleared. */
  once: boolean;
  /** For `slow`: how long the answer is held back, in milliseconds. */
  delayMs: number;
  /** For the refusals: what the answer says, in its body and, on a 401, in `X-Auth-Error`. */
  said: string | null;
  /** Only requests of this device or person; null means everybody's. */
  who: string | null;
}

/** The trouble switches that are on, in the order they were set. */
export class Trouble {
  #rules: TroubleRule[] = [];
  #next = 1;

  get rules(): readonly TroubleRule[] {
    return this.#rules;
  }

  add(rule: Omit<TroubleRule, 'id'>): TroubleRule {
    const added = { ...rule, id: `trouble_${this.#next++}` };
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
  take(call: string, who: readonly (string | null)[]): TroubleRule | null {
    const rule = this.#rules.find(
      (candidate) =>
        (candidate.call === call || candidate.call === '*') &&
        (candidate.who === null || who.includes(candidate.who)),
    );
    if (rule?.once) this.clear(rule.id);
    return rule ?? null;
  }
}
