/** The named fields that the request really gave, for laying over an object. */
export function pickDefined<T extends object, K extends keyof T>(
  input: T,
  keys: readonly K[],
): { [P in K]?: Exclude<T[P], undefined> } {
  const result: { [P in K]?: Exclude<T[P], undefined> } = {};
  for (const key of keys) {
    const value = input[key];
    if (value !== undefined) Object.assign(result, { [key]: value });
  }
  return result;
}
