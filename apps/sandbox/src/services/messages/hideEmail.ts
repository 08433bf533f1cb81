/** An email address with most of its name hidden. */
export const hideEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');
