/** The name to log in with: `email@customerCode` when a customer code exists. Specification, section 7. */
export const loginUsername = (email: string, customerCode: string | null | undefined): string =>
  customerCode ? `${email.trim()}@${customerCode}` : email.trim();
