import { isTokenExpired, isUser, readToken } from '@foyer/domain';
import type { Call } from '../contract/define/defineCall';
import type { ServerClock } from '../session/stores/serverClock';
import type { TokenStore } from '../session/stores/tokenStore';
import type { Answer } from '../transport/answer';
import type { ApiError } from '../transport/apiError';
import type { RequestOf } from '../contract/define/callTypes';
import type { Exchange, ExchangeOptions, Reply } from '../transport/exchange';
import { readFailure } from '../transport/readFailure';
import { type RetryPolicy, withRetries } from '../transport/retry';
import type { Recovery } from './recovery';
import type { Renewal } from './renewal';

/** A call's options: its abort signal, its idempotency key, and whether it outlives the page. */
export type SendOptions = Pick<ExchangeOptions, 'signal' | 'idempotencyKey' | 'outlivesPage'> & {
  readonly isQuiet?: boolean | undefined;
};

/** Sends a call with a valid session, and recovers from a 401. Rule SES-24. */
export type Send = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options?: SendOptions,
) => Promise<Answer<Reply<C>>>;

/** The dependencies of sending. */
export type SendSetting = {
  readonly tokens: TokenStore;
  readonly clock: ServerClock;
  readonly exchange: Exchange;
  readonly renewal: Renewal;
  readonly recovery: Recovery;
  readonly retries: RetryPolicy;
  readonly onSessionFailed: (error: ApiError) => void;
  readonly onFailure: (error: ApiError) => void;
};

/** Combines session, exchange, retries and recovery, and tells the listener of a failure. */
export const createSend = (setting: SendSetting): Send => {
  const send = createRecoveringSend(setting);
  return async (call, request, options) => {
    const answer = await send(call, request, options);
    // A session that can't be created has its own listener.
    const isOwn = call.base === 'api' && answer.error?.call === call.name;
    if (answer.error && isOwn && !options?.isQuiet) setting.onFailure(answer.error);
    return answer;
  };
};

const createRecoveringSend =
  (setting: SendSetting): Send =>
  async (call, request, options = {}) => {
    if (options.signal?.aborted) return { error: { kind: 'aborted', call: call.name } };
    if (call.session === 'none') return attempt(setting, call, request, options, null);
    if (call.base === 'api' && (await hasExpired(setting, call)))
      return { error: readFailure(call.name, 401, () => null, null) };
    const session = await setting.renewal.usableToken();
    if (session.error) {
      setting.onSessionFailed(session.error);
      return session;
    }
    const answer = await attempt(setting, call, request, options, session.data);
    const mayRecover = isUnauthorised(answer) && call.base === 'api';
    if (!mayRecover || !(await setting.recovery.recover(call, session.data))) return answer;
    const renewed = await setting.renewal.usableToken();
    if (renewed.error) return answer;
    const repeated = await attempt(setting, call, request, options, renewed.data);
    // A newer token of the same user, or a user's session from the gateway, is refused too.
    if (isUnauthorised(repeated) && isUser(readToken(renewed.data)))
      await setting.recovery.endSession(call, renewed.data);
    return repeated;
  };

/**
 * Whether the user's session has expired. A call of theirs must not go out as a visitor's, so the
 * session ends as after a 401.
 */
const hasExpired = async ({ tokens, clock, recovery }: SendSetting, call: Call) => {
  const token = tokens.read();
  const claims = tokens.claims();
  if (!token || !isUser(claims) || !isTokenExpired(claims, clock.now())) return false;
  await recovery.endSession(call, token);
  return true;
};

/** Any answer may renew the session. A token that was written since the request was sent is kept. */
const adoptSession = (
  { tokens }: SendSetting,
  { data }: Answer<{ readonly authorization: string | null }>,
  sentToken: string | null,
): void => {
  if (data?.authorization && sentToken && tokens.read() === sentToken)
    tokens.write(data.authorization);
};

/** Whether the answer is to a user who has logged out or been replaced meanwhile, perhaps in another tab. */
const isOfFormerUser = ({ tokens }: SendSetting, sentToken: string | null): boolean => {
  const sender = readToken(sentToken);
  return isUser(sender) && sender.userId !== tokens.claims()?.userId;
};

const attempt = async <C extends Call>(
  setting: SendSetting,
  call: C,
  request: RequestOf<C>,
  options: SendOptions,
  token: string | null,
): Promise<Answer<Reply<C>>> => {
  const { exchange, retries } = setting;
  const run = () => exchange(call, request, { ...options, token });
  const answer = await withRetries(call, retries, run, options.signal);
  if (isOfFormerUser(setting, token)) return { error: { kind: 'aborted', call: call.name } };
  adoptSession(setting, answer, token);
  return answer;
};

const isUnauthorised = ({ error }: Answer<unknown>): boolean =>
  error?.kind === 'http' && error.status === 401;
