import { isUser, type RegisteredUser } from '@foyer/domain';
import type { Connection } from '../connection/connection';
import type { RegistrationForm } from '../contract/user/userForms';
import { createCallApi } from '../client/callApi';
import type { Answer } from '../transport/answer';
import type { ApiError } from '../transport/apiError';
import type { CallOptions } from '../transport/callOptions';
import { logIn, type LogInResult } from './logIn';

/** The outcome of a registration: the user and the log-in after it. */
export type Registration = {
  /** Null if the account existed and the password was right, or the answer does not say. */
  readonly user: RegisteredUser | null;
  readonly logIn: Answer<LogInResult>;
};

/** What a registration needs besides the form. */
type RegisterSetting = {
  /** See `Credentials`. */
  readonly siteCustomerCode: string | null;
  /** The same registration got no answer before, so a taken address is its own. */
  readonly isRepeated?: boolean;
  /** Fires the sign-up tracking events. */
  readonly onSignUp: (user: Pick<RegisteredUser, 'userId'>) => void;
};

/**
 * Creates the user, logs in without the SMS check unless the answer has brought their session, then
 * reports the sign-up. A failed log-in does not fail the registration; `logIn` holds its outcome. A registration that is repeated after a lost answer
 * finds its own account, so a taken address is logged in if the password is right. Rule REG-1.
 */
export const register =
  (connection: Connection) =>
  async (
    form: RegistrationForm,
    { siteCustomerCode, isRepeated = false, onSignUp }: RegisterSetting,
    options?: CallOptions,
  ): Promise<Answer<Registration>> => {
    const { email, password } = form;
    const registered = await createCallApi(connection)('registerUser', form, options);
    if (registered.error && !isTaken(registered.error)) return registered;
    // An account that existed before keeps its SMS check.
    const skipSmsCheck = !registered.error || isRepeated;
    const credentials = { email, password, siteCustomerCode, skipSmsCheck };
    const hasSession = !registered.error && isUser(connection.tokens.claims());
    const loggedIn: Answer<LogInResult> = hasSession
      ? { data: { kind: 'loggedIn', nextAnswers: registered.data?.nextAnswers ?? null } }
      : await logIn(connection)(credentials, options);
    if (registered.error) {
      if (loggedIn.error?.kind === 'http') return registered;
      return loggedIn.error ? loggedIn : { data: { user: null, logIn: loggedIn } };
    }
    // The answer may not name the user; their session does.
    const userId = registered.data?.userId ?? connection.tokens.claims()?.userId ?? email;
    onSignUp({ userId });
    return { data: { user: registered.data, logIn: loggedIn } };
  };

const isTaken = (error: ApiError): boolean => error.kind === 'http' && error.code === 'EMAIL_TAKEN';
