import { expect, test } from 'vitest';
import { makeDeferred } from '../tests/support/deferred';
import { listen } from './listen';

/** A handler that waits until `finish` is called. */
const slowHandler = () => {
  const begun = makeDeferred();
  const finishing = makeDeferred();
  let finished = false;
  const answer = async () => {
    begun.resolve();
    await finishing.promise;
    finished = true;
    return new Response('done');
  };
  return { answer, begun: begun.promise, finish: finishing.resolve, isFinished: () => finished };
};

test('stopping waits for work under way, even when its connection had to be cut', async () => {
  const { answer, begun, finish, isFinished } = slowHandler();
  const listening = await listen(answer, 0, '127.0.0.1', 10);
  const asking = fetch(listening.url).catch(() => 'cut');
  await begun;
  const stopping = listening.stop().then(isFinished);
  expect(await asking).toBe('cut');
  finish();
  expect(await stopping).toBe(true);
});

test('stopping lets an answer out that is nearly done', async () => {
  const { answer, begun, finish } = slowHandler();
  const listening = await listen(answer, 0, '127.0.0.1');
  const asking = fetch(listening.url).then((response) => response.text());
  await begun;
  const stopping = listening.stop();
  finish();
  expect(await asking).toBe('done');
  await stopping;
});

test('stopping twice is stopping once', async () => {
  const listening = await listen(() => new Response(), 0, '127.0.0.1');
  await Promise.all([listening.stop(), listening.stop()]);
  await expect(fetch(listening.url)).rejects.toThrow('fetch failed');
});
