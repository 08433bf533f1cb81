/**
 * Whether an email address is of a domain that the site allows. No list allows any. A domain is
 * compared as a whole, in any case, with or without `@` before it.
 */
export const isEmailDomainAllowed = (email: string, allowed: readonly string[]): boolean => {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return allowed.length === 0 || allowed.some((one) => bare(one) === domain);
};

const bare = (domain: string): string => domain.trim().toLowerCase().replace(/^@/, '');
