import { expect, test } from 'vitest';
import { oneATurn } from './oneATurn';

test('tasks run in the order in which they came, one in each turn of the event loop', async () => {
  const start = oneATurn();
  const events: string[] = [];
  start(() => {
    events.push('first');
    start(() => events.push('third'));
  });
  start(() => events.push('second'));
  for (const turn of ['turn 1', 'turn 2', 'turn 3']) {
    await new Promise((resolve) => setImmediate(resolve));
    events.push(turn);
  }
  expect(events).toEqual(['first', 'turn 1', 'second', 'turn 2', 'third', 'turn 3']);
});
