import { createContext } from 'react';

/**
 * Starts the session again, as the page was opened. It loads no code, so it works while the network is
 * broken. The application provides it; without it the page reloads.
 */
export const RestartSession = createContext<() => Promise<void>>(async () =>
  window.location.reload(),
);
