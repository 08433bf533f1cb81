import type { RegisteredUser } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import type { RegistrationForm } from '../../contract/user/userForms';
import { createCallApi } from '../../client/callApi';
import type { Answer } from '../../transport/answer';
import type { ApiError } from '../../transport/apiError';
import type { CallOptions } from '../../transport/callOptions';
import { logIn, type LogInResult } from './logIn';

/** What registering came to: the person, and how far their log-in got. */
export type Registration = {
  /** Null for somebody whose account was there already and whose password was right. */
  readonly user: RegisteredUser | null;
  readonly logIn: Answer<LogInResult>;
};

/**
 * Creates the user, logs in with the SMS check skipped, then tells of the sign-up. An account that
 * was made but could not be logged into is no failed registration: `logIn` says what happened. A
 * registration that is sent again after its answer was lost finds its own account there, so an
 * address that is taken is logged in to when the password is right. Rule REG-1.
 *
 * @param onSignUp fires the sign-up tracking events
 */
export const register = async (
  connection: Connection,
  form: RegistrationForm,
  onSignUp: (user: RegisteredUser) => void,
  options?: CallOptions,
): Promise<Answer<Registration>> => {
  const { email, password } = form;
  const credentials = { email, password, skipSmsCheck: true };
  const registered = await createCallApi(connection)('registerUser', form, options);
  if (registered.error && !isTaken(registered.error)) return registered;
  const loggedIn = await logIn(connection, credentials, options);
  if (registered.error) {
    if (loggedIn.error?.kind === 'http') return registered;
    return loggedIn.error ? loggedIn : { data: { user: null, logIn: loggedIn } };
  }
  onSignUp(registered.data);
  return { data: { user: registered.data, logIn: loggedIn } };
};

const isTaken = (error: ApiError): boolean => error.kind === 'http' && error.code === 'EMAIL_TAKEN';
