/** The link that dials a phone number as people write it: a link has no spaces, dashes or brackets. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
