/**
 * Runs tasks in the order in which they come, one in each turn of the event loop. Node accepts one new connection a
 * turn: when many requests share a turn, people who come under load wait for seconds while others are answered.
 */
export const oneATurn = (): ((task: () => void) => void) => {
  const waiting: (() => void)[] = [];
  const runNext = (): void => {
    const task = waiting.shift();
    if (waiting.length > 0) setImmediate(runNext);
    task?.();
  };
  return (task) => {
    waiting.push(task);
    if (waiting.length === 1) setImmediate(runNext);
  };
};
