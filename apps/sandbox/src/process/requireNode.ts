import { StartFailure } from './StartFailure';

/** Whether this Node.js has a module of its own; older ones cannot even be asked. */
const hasBuiltIn = (name: string): boolean =>
  'getBuiltinModule' in process && process.getBuiltinModule(name) !== undefined;

/**
 * Refuses a Node.js that lacks what the sandbox is built on: its own SQLite, which keeps the card
 * provider's books.
 *
 * @throws StartFailure
 */
export const requireNode = (has = hasBuiltIn): void => {
  if (has('node:sqlite')) return;
  throw new StartFailure(
    `The sandbox needs Node.js 22.18 or newer, and this is ${process.version}; npm start brings one along.`,
  );
};
