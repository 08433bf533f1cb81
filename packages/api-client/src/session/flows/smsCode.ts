import type { Instant, MfaState } from '@foyer/domain';
import { createCallApi } from '../../client/callApi';
import type { Connection } from '../../connection/connection';
import { type Answer, mapAnswer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callOptions';

/** Ends a log-in with the code from the SMS. Rule LOGIN-4. */
export const enterSmsCode = async (
  connection: Connection,
  { username, password }: MfaState,
  smsCode: string,
  options?: CallOptions,
): Promise<Answer<null>> => {
  const args = { smsCode: smsCode.trim(), username, password };
  return mapAnswer(await createCallApi(connection)('checkSmsCode', args, options), () => null);
};

/** Sends another code; answers when the next may be asked for, null where the server does not say. */
export const resendCode = async (
  connection: Connection,
  { username, password }: MfaState,
  options?: CallOptions,
): Promise<Answer<Instant | null>> =>
  mapAnswer(
    await createCallApi(connection)('resendSmsCode', { username, password }, options),
    ({ nextCodeCreationTime }) => nextCodeCreationTime,
  );
