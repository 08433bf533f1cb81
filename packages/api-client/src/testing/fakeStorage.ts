/** A storage in memory for tests; `failing` makes every use throw, as in a captive mini-browser. */
export const fakeStorage = (entries: Record<string, string> = {}, failing = false): Storage => {
  const kept = new Map(Object.entries(entries));
  const guard = <T>(value: T): T => {
    if (failing) throw new DOMException('The operation is insecure.', 'SecurityError');
    return value;
  };
  return {
    get length() {
      return guard(kept.size);
    },
    clear: () => guard(kept.clear()),
    getItem: (key) => guard(kept.get(key) ?? null),
    key: (index) => guard([...kept.keys()][index] ?? null),
    removeItem: (key) => void (guard(true) && kept.delete(key)),
    setItem: (key, value) => void (guard(true) && kept.set(key, value)),
  };
};
