import type { Instant, MfaState } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import { checkSmsCode, resendSmsCode } from '../../contract/auth/authCalls';
import { type Answer, mapLater } from '../../transport/answer';
import { authorizationMissing } from '../../transport/authorizationMissing';
import type { CallOptions } from '../../transport/callRequest';
import { ask } from '../../resources/parts/ask';

/** Ends a log-in with the code from the SMS. Specification, section 7. */
export const enterSmsCode = async (
  connection: Connection,
  { username, password }: MfaState,
  smsCode: string,
  options?: CallOptions,
): Promise<Answer<null>> => {
  const request = { params: { smsCode: smsCode.trim() }, body: { username, password } };
  const answer = await connection.send(checkSmsCode, request, options);
  if (answer.error) return answer;
  if (!answer.data.authorization) return authorizationMissing(checkSmsCode.name);
  connection.tokens.write(answer.data.authorization);
  return { data: null };
};

/** Sends another code; answers when the next may be asked for, null where the server does not say. */
export const resendCode = (
  connection: Connection,
  { username, password }: MfaState,
  options?: CallOptions,
): Promise<Answer<Instant | null>> =>
  mapLater(
    ask(connection, resendSmsCode, { body: { username, password } }, options),
    ({ nextCodeCreationTime }) => nextCodeCreationTime ?? null,
  );
