import { loginUsername, type MfaState, type NextAnswers } from '@foyer/domain';
import type { Connection } from '../connection/connection';
import { login } from '../contract/auth/authCalls';
import type { Answer } from '../transport/answer';
import { authorizationMissing } from '../transport/contractError';
import type { CallOptions } from '../transport/callOptions';

/** The log-in form's values. */
export type Credentials = {
  /** The email address as typed; the log-in adds the customer code. */
  readonly email: string;
  readonly password: string;
  /** The site's customer code, for a location that names none. Rule LOGIN-1. */
  readonly siteCustomerCode: string | null;
  /** For the log-in right after registering: it asks for no SMS code and accepts an unconfirmed email. */
  readonly skipSmsCheck?: boolean;
};

/** Logged in, or waiting for the code that was sent by SMS. */
export type LogInResult =
  | {
      readonly kind: 'loggedIn';
      /** What the log-in has brought of the calls that follow it. */
      readonly nextAnswers?: NextAnswers | null;
    }
  | { readonly kind: 'smsCode'; readonly mfa: MfaState };

/**
 * Logs in. A success replaces the visitor's token in one write. Refusals are http errors with
 * status 401 whose `authError` is the catalogue's header text. Rule LOGIN-2.
 */
export const logIn =
  (connection: Connection) =>
  async (
    { email, password, siteCustomerCode, skipSmsCheck = false }: Credentials,
    options?: CallOptions,
  ): Promise<Answer<LogInResult>> => {
    const username = loginUsername(email, customerCode(connection, siteCustomerCode));
    const headers = { 'x-registration-stage': skipSmsCheck ? '1' : '0' } as const;
    const body = { username, password };
    const answer = await connection.send(login, { headers, body }, options);
    if (answer.error) return answer;
    const { data, authorization } = answer.data;
    if (data?.phoneNumber) {
      const { phoneNumber, nextCodeCreationTime } = data;
      return {
        data: {
          kind: 'smsCode',
          mfa: { ...body, phoneNumber, nextCodeCreationTime, skipSmsCheck },
        },
      };
    }
    if (!authorization) return authorizationMissing(login.name);
    connection.tokens.write(authorization);
    return { data: { kind: 'loggedIn' } };
  };

const customerCode = ({ location, tokens }: Connection, ofSite: string | null): string | null =>
  location.read()?.customerCode ?? ofSite ?? tokens.claims()?.customerCode ?? null;
