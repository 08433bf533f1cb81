/** The named fields that the request gives, without those that it leaves out. */
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
