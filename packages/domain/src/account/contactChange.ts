import type { SiteUser } from './account';

/** An account's contact details: those it has and those that wait for their confirmation. */
type Contact = Pick<SiteUser, 'email' | 'mobile' | 'pendingEmail' | 'pendingMobile'>;

const isSameEmail = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/**
 * Whether a change has an address or a number that the account does not have and that does not wait
 * yet. Such a change needs the password. Rule PREF-4.
 */
export const isNewContact = (
  { email, mobile, pendingEmail, pendingMobile }: Contact,
  change: { readonly email?: string | undefined; readonly mobile?: string | undefined },
): boolean =>
  (change.email !== undefined &&
    !isSameEmail(email, change.email) &&
    !isSameEmail(pendingEmail, change.email)) ||
  (change.mobile !== undefined &&
    change.mobile !== (mobile ?? '') &&
    change.mobile !== pendingMobile);

/** The new address and the new number that still have to be confirmed. */
export const pendingContacts = ({
  pendingEmail,
  pendingMobile,
}: Pick<Contact, 'pendingEmail' | 'pendingMobile'>): string[] =>
  [pendingEmail, pendingMobile].filter((pending) => pending !== null);
