import type { RegisteredUser } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import type { RegistrationForm } from '../../resources/user/registrationForm';
import { userResource } from '../../resources/user/userResource';
import type { Answer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { logIn, type LogInResult } from './logIn';

/** What registering came to: the person, and how far their log-in got. */
export type Registration = { readonly user: RegisteredUser; readonly logIn: Answer<LogInResult> };

/**
 * Creates the user, logs in with the SMS check skipped, then tells of the sign-up. An account that
 * was made but could not be logged into is no failed registration: `logIn` says what happened.
 * Specification, section 4: "Registration".
 *
 * @param onSignUp fires the sign-up tracking events
 */
export const register = async (
  connection: Connection,
  form: RegistrationForm,
  onSignUp: (user: RegisteredUser) => void,
  options?: CallOptions,
): Promise<Answer<Registration>> => {
  const registered = await userResource(connection).registerUser(form, options);
  if (registered.error) return registered;
  const { email, password } = form;
  const loggedIn = await logIn(connection, { email, password, skipSmsCheck: true }, options);
  onSignUp(registered.data);
  return { data: { user: registered.data, logIn: loggedIn } };
};
