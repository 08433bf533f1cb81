import type { Caller } from '../Caller';
import { ServiceError } from '../ServiceError';

/** What stays with the customer: who can enter an account or its network, and the language. Rules SES-32 and PREF-9. */
const refusals = {
  endSessions: 'An agent can’t end a customer’s sessions.',
  handOver: 'An agent can’t hand over a customer’s session.',
  changePassword: 'An agent can’t change a customer’s password.',
  changeContact: 'An agent can’t change a customer’s address or number.',
  changeLanguage: 'An agent can’t change a customer’s language.',
  giveGuestPass: 'An agent can’t give or use a guest pass.',
} as const;

/**
 * Refuses what an agent must not do in a customer's account.
 * @throws ServiceError `FORBIDDEN`
 */
export const refuseAgent = (
  { impersonating }: Pick<Caller, 'impersonating'>,
  act: keyof typeof refusals,
): void => {
  if (impersonating) throw new ServiceError('FORBIDDEN', refusals[act]);
};
