import postgres from 'postgres';
import { afterAll, describe, expect, inject, test, vi } from 'vitest';
import { makeKeyedLock } from '../db/keyedLock';
import { errorResponse } from '../http/errorResponse';
import { withBuyerLock } from '../services/buyers/withBuyerLock';
import { holdLocks } from './support/holdLocks';

describe('a buyer who has to wait for too long', () => {
  const client = postgres(inject('postgresUrl'), { max: 2, onnotice: () => undefined });
  afterAll(() => client.end());

  /** What the answer says while these buyers pay. */
  const answerWhile = async (paying: string[], buyer: string) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const free = await holdLocks(
      makeKeyedLock(client),
      paying.map((key) => `buyer:${key}`),
    );
    const late = { withLock: makeKeyedLock(client, 500) };
    const error: unknown = await withBuyerLock(late, buyer, () => Promise.resolve()).catch(
      (reason: unknown) => reason,
    );
    await free();
    return errorResponse(error, 'pay').json();
  };

  test('reads of another window only if there is one', async () => {
    expect(await answerWhile(['me'], 'me')).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await answerWhile(['one', 'two'], 'me')).toEqual({
      code: 'UNAVAILABLE',
      message: 'We can’t answer right now. Try again in a moment.',
    });
  });
});
