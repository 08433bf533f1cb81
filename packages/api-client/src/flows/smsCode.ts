import type { Instant, MfaState } from '@foyer/domain';
import { createCallApi } from '../client/callApi';
import type { Connection } from '../connection/connection';
import { type Answer, mapAnswer } from '../transport/answer';
import type { CallOptions } from '../transport/callOptions';

/** Completes a log-in with the code from the SMS. Rule LOGIN-4. */
export const enterSmsCode =
  (connection: Connection) =>
  async (
    { username, password }: MfaState,
    smsCode: string,
    options?: CallOptions,
  ): Promise<Answer<null>> => {
    const args = { smsCode: smsCode.trim(), username, password };
    return mapAnswer(await createCallApi(connection)('checkSmsCode', args, options), () => null);
  };

/** Sends another code. The answer is the time from which the next may be requested, null if the server sends none. */
export const resendCode =
  (connection: Connection) =>
  async (
    { username, password }: MfaState,
    options?: CallOptions,
  ): Promise<Answer<Instant | null>> =>
    mapAnswer(
      await createCallApi(connection)('resendSmsCode', { username, password }, options),
      (data) => data?.nextCodeCreationTime ?? null,
    );
