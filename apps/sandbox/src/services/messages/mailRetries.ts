import type { Backend } from '../Backend';
import { logError } from '../../process/logError';

/** How often a mail to a customer that cannot be sent is tried, ever later. Rule LAW-11. */
export const MAX_ATTEMPTS = 20;

const underWay = new WeakMap<Backend, Set<string>>();

/** Runs `send` unless this process sends this mail already: the sandbox's clock can be moved past the next try meanwhile. */
export const sendAlone = async (
  backend: Backend,
  id: string,
  send: () => Promise<void>,
): Promise<void> => {
  const ids = underWay.get(backend) ?? new Set();
  underWay.set(backend, ids);
  if (ids.has(id)) return;
  ids.add(id);
  await send().finally(() => ids.delete(id));
};

/** Logs a mail that could not be sent, for the operator. @param attempts with this one */
export const logFailedMail = (name: string, attempts: number, error: unknown): void =>
  logError(`Sending ${name}, try ${attempts}`, error);
