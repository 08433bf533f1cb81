/** The fields that keep their names from the wire to the domain. */
export const pick = <T extends object, K extends keyof T>(
  wire: T,
  names: readonly K[],
): Pick<T, K> => {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) picked[name] = wire[name];
  return picked as Pick<T, K>;
};

type Nulls<T, K extends keyof T> = { [P in K]-?: Exclude<T[P], undefined> | null };

/** The same for optional ones: what the wire leaves out is null. */
export const pickOrNull = <T extends object, K extends keyof T>(
  wire: T,
  names: readonly K[],
): Nulls<T, K> => {
  const picked: Partial<Nulls<T, K>> = {};
  for (const name of names) picked[name] = (wire[name] ?? null) as Nulls<T, K>[K];
  return picked as Nulls<T, K>;
};
