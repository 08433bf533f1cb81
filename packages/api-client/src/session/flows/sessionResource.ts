import type { GatewayAnswer, Instant, MfaState, RegisteredUser } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import type { RegistrationForm } from '../../contract/user/userForms';
import type { Answer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callOptions';
import { repeatGatewayLogin } from './repeatGatewayLogin';
import { type Credentials, logIn, type LogInResult } from './logIn';
import { logOut, type LogOutSteps } from './logOut';
import { register, type Registration } from './register';
import { enterSmsCode, resendCode } from './smsCode';

/** Who is here. */
export const sessionResource = (connection: Connection) => ({
  logIn: (credentials: Credentials, options?: CallOptions): Promise<Answer<LogInResult>> =>
    logIn(connection, credentials, options),

  /** Ends a log-in with the code from the SMS. */
  enterSmsCode: (mfa: MfaState, smsCode: string, options?: CallOptions): Promise<Answer<null>> =>
    enterSmsCode(connection, mfa, smsCode, options),

  /** Sends another code; answers when the next may be asked for. */
  resendCode: (mfa: MfaState, options?: CallOptions): Promise<Answer<Instant | null>> =>
    resendCode(connection, mfa, options),

  /** Creates the user, logs in with the SMS check skipped, then tells of the sign-up. */
  register: (
    form: RegistrationForm,
    onSignUp: (user: RegisteredUser) => void,
    options?: CallOptions,
  ): Promise<Answer<Registration>> => register(connection, form, onSignUp, options),

  /** Every step of logging out, in the specification's order. */
  logOut: (steps: LogOutSteps): Promise<Answer<null>> => logOut(connection, steps),

  /** Runs the gateway login once more, after a log-in or a purchase; null outside the network. */
  repeatGatewayLogin: (options?: CallOptions): Promise<Answer<GatewayAnswer> | null> =>
    repeatGatewayLogin(connection, options),
});
