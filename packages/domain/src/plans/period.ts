/** Units of time in which plans are sold, shortest first: this is also their sorting order. */
export const periodUnits = ['day', 'week', 'month', 'year'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** A length of time such as 4 weeks. Specification, section 3: `period {amount, magnitude}`. */
export type Period = { readonly amount: number; readonly magnitude: PeriodUnit };
