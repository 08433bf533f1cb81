/** Fields that hold money, in major units. */
const amounts =
  /^(price|amount|costToPay|credit|tax|nextAmount|amountToCharge|paidFee|saving|monthlyPrice)$/;

/** Fields that hold a moment; `serviceEndTime` is a time of day. */
const moments =
  /^(at|dueDate|endsPlanAt|paidAt|issuedAt|addedAt|lastSeenAt|prorationDate|startDate|endDate|serviceEndDate|nextPaymentDate|nextCodeCreationTime|deviceChangesResetTime|periodStart|periodEnd)$/;

const isoUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|\+00:00)$/;

/**
 * Checks the rules for all answers that no schema states: prices have at most two decimals, moments
 * are ISO 8601 in UTC.
 *
 * @returns a line for each value that breaks a rule
 */
export const conventionBreaches = (body: unknown, path = ''): string[] => {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const place = path ? `${path}.${name}` : name;
    return [...fieldBreaches(name, value, place), ...conventionBreaches(value, place)];
  });
};

const fieldBreaches = (name: string, value: unknown, place: string): string[] => {
  if (amounts.test(name) && typeof value === 'number' && !hasTwoDecimals(value))
    return [`${place}: ${value} has more than two decimals`];
  if (moments.test(name) && typeof value === 'string' && !isoUtc.test(value))
    return [`${place}: ${value} is not ISO 8601 in UTC`];
  return [];
};

const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value - Math.round(value * 100) / 100) < 1e-9;
