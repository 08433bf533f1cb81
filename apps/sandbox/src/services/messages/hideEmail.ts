/** An email address with most of its name hidden. */
export const hideEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');

/**
 * An address in a mail to a user. Without proof of the user's own address a stranger may have typed both, and it must
 * carry no link. Rule API-18.
 */
export const emailFor = (isProved: boolean, email: string): string =>
  isProved ? email : email.replace(/^(.).*$/u, '$1•••@•••');
