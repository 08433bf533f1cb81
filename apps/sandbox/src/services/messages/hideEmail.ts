/** An email address with most of its name hidden. */
export const hideEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');

/** The same without its domain: where a stranger may have typed it, a mail must not carry it as a link. Rule API-18. */
export const hideWholeEmail = (email: string): string => email.replace(/^(.).*$/u, '$1•••@•••');
