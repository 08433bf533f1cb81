import type { Connection } from '../../connection/connection';
import type { SendOptions } from '../../connection/send';
import type { AnswerRead } from '../../contract/define/callTypes';
import type { CallRow } from '../../contract/define/defineCall';
import { type Answer, mapAnswer } from '../../transport/answer';
import type { CallRequest } from '../../transport/callRequest';

/** The way a resource needs a connection: to send calls through. */
export type Sender = Pick<Connection, 'send'>;

/** Sends a call and gives back its answer's data as it was parsed. */
export const ask = async <C extends CallRow>(
  sender: Sender,
  call: C,
  request: CallRequest<C>,
  options?: SendOptions,
): Promise<Answer<AnswerRead<C>>> =>
  mapAnswer(await sender.send(call, request, options), ({ data }) => data);
