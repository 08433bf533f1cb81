import { StartFailure } from './StartFailure';

/** Whether this Node.js has a built-in module; older versions lack `getBuiltinModule` too. */
const hasBuiltIn = (name: string): boolean =>
  'getBuiltinModule' in process && process.getBuiltinModule(name) !== undefined;

/**
 * Refuses a Node.js without built-in SQLite, which the card provider's simulator needs.
 * @throws StartFailure
 */
export const requireNode = (has = hasBuiltIn): void => {
  if (has('node:sqlite')) return;
  throw new StartFailure(
    `The sandbox needs Node.js 22.18 or newer, and this is ${process.version}; npm start brings one along.`,
  );
};
