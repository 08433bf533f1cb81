/** The wire leaves things out in three ways; the domain knows one. */
export const orNull = <T>(value: T | null | undefined): T | null => value ?? null;
