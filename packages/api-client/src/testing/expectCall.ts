import { expect } from 'vitest';
import type { Answer } from '../transport/answer';
import type { SentRequest } from './fakeNetwork';
import { testClient, tokenOf } from './testClient';

type TestedClient = ReturnType<typeof testClient>['client'];

/** One call with its expected request, the wire answer, and the expected data. */
export type CallCase = {
  readonly call: (client: TestedClient) => Promise<Answer<unknown>>;
  /** `GET /api/user` */
  readonly line: string;
  readonly query?: SentRequest['query'];
  readonly body?: unknown;
  readonly key?: string;
  /** The answer's body on the wire. */
  readonly wire?: unknown;
  readonly expected: unknown;
};

/** Runs a case as a logged-in user. */
export const expectCall = async (tested: CallCase): Promise<void> => {
  const { client, network } = testClient(
    { [tested.line]: { body: tested.wire } },
    { token: tokenOf.maya },
  );
  const answer = await tested.call(client);
  expect(answer.error).toBeUndefined();
  expect(answer.data).toEqual(tested.expected);
  const [sent, ...more] = network.sent;
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ line: tested.line, query: tested.query ?? {} });
  expect(sent?.body).toEqual(tested.body);
  expect(sent?.headers['idempotency-key']).toBe(tested.key);
};
