import { stopChildren } from './children.mjs';

/**
 * npm forwards Ctrl-C and SIGTERM, but a kill -9 of npm reaches nobody. If npm started us and is gone,
 * we stop, because the user could not find the servers any more.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) stopChildren('SIGTERM');
  }, 1000).unref();
}
