/**
 * A queue whose receiver loads later, or never. Until then it keeps the first items, so that a page
 * without a receiver grows by no more.
 *
 * @param most how many items wait
 */
export const createQueue = <Item>(most: number) => {
  let waiting: Item[] = [];
  let receiver: ((item: Item) => void) | null = null;
  return {
    add: (item: Item): void => {
      if (receiver) receiver(item);
      else if (waiting.length < most) waiting.push(item);
    },
    /** Whether somebody takes the items. */
    hasReceiver: (): boolean => receiver !== null,
    /** Sends the waiting items and all later ones to a receiver; null detaches it. */
    setReceiver: (next: ((item: Item) => void) | null): void => {
      receiver = next;
      if (!next) return;
      const items = waiting;
      waiting = [];
      for (const item of items) next(item);
    },
  };
};
