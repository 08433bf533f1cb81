/** What is known of a value of unknown shape: its fields if it is an object, else none. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
