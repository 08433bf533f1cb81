import type { Caller } from '../Caller';
import { ServiceError } from '../ServiceError';

/** What decides who can enter an account or its network, which stays with the customer. Rule SES-32. */
const refusals = {
  endSessions: 'An agent can’t end a customer’s sessions.',
  handOver: 'An agent can’t hand over a customer’s session.',
  changePassword: 'An agent can’t change a customer’s password.',
  changeContact: 'An agent can’t change a customer’s address or number.',
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
