import { expect, test } from 'vitest';
import { listen } from './listen';

/** A promise and the function that resolves it. */
const makeGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

/** A handler that waits until `finish` is called. */
const slowHandler = () => {
  const begun = makeGate();
  const goingOn = makeGate();
  let finished = false;
  const answer = async () => {
    begun.open();
    await goingOn.opened;
    finished = true;
    return new Response('done');
  };
  return { answer, begun: begun.opened, goOn: goingOn.open, isFinished: () => finished };
};

test('stopping waits for work under way, even when its connection had to be cut', async () => {
  const { answer, begun, goOn, isFinished } = slowHandler();
  const listening = await listen(answer, 0, '127.0.0.1', 10);
  const asking = fetch(listening.url).catch(() => 'cut');
  await begun;
  const stopping = listening.stop().then(isFinished);
  expect(await asking).toBe('cut');
  goOn();
  expect(await stopping).toBe(true);
});

test('stopping lets an answer out that is nearly done', async () => {
  const { answer, begun, goOn } = slowHandler();
  const listening = await listen(answer, 0, '127.0.0.1');
  const asking = fetch(listening.url).then((response) => response.text());
  await begun;
  const stopping = listening.stop();
  goOn();
  expect(await asking).toBe('done');
  await stopping;
});

test('stopping twice is stopping once', async () => {
  const listening = await listen(() => new Response(), 0, '127.0.0.1');
  await Promise.all([listening.stop(), listening.stop()]);
  await expect(fetch(listening.url)).rejects.toThrow('fetch failed');
});
