import { Agent, get, request, type IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
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
  const listening = await listen(answer, 0, '127.0.0.1', { graceMs: 10, requestMs: 30_000 });
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

test('a crowd is answered in turn: nobody gets ten answers before everybody got one', async () => {
  const work = () => {
    const end = performance.now() + 2;
    while (performance.now() < end);
    return new Response('done');
  };
  const listening = await listen(work, 0, '127.0.0.1');
  const answers = Array.from({ length: 32 }, () => 0);
  const ask = async (client: number, agent: Agent): Promise<void> => {
    await new Promise((resolve, reject) =>
      get(listening.url.replace('localhost', '127.0.0.1'), { agent }, (response) =>
        response.resume().once('end', resolve),
      ).once('error', reject),
    );
    answers[client] = (answers[client] ?? 0) + 1;
    if (answers.includes(0) && Math.max(...answers) < 100) await ask(client, agent);
    agent.destroy();
  };
  await Promise.all(
    answers.map((_, client) => ask(client, new Agent({ keepAlive: true, maxSockets: 1 }))),
  );
  await listening.stop();
  expect(Math.max(...answers)).toBeLessThan(10);
});

// API-9, SES-36
test('a request whose body is held back ends with 408 after a while', async () => {
  const read = async (asked: Request) => new Response(await asked.text());
  const listening = await listen(read, 0, '127.0.0.1', { graceMs: 10, requestMs: 200 });
  vi.spyOn(console, 'error').mockReturnValue();
  const { statusCode } = await new Promise<IncomingMessage>((answered, failed) => {
    const headers = { 'content-length': 2 };
    const asked = request(listening.url, { method: 'POST', headers }, answered);
    asked.on('error', failed);
    asked.flushHeaders();
  });
  expect(statusCode).toBe(408);
  await listening.stop();
});
