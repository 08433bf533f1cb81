import { stopChildren } from './children.mjs';

/**
 * npm passes Ctrl-C and SIGTERM on, but nothing passes on a kill -9 of npm itself. When npm started
 * us and is gone, we stop: nobody could find the servers otherwise.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) stopChildren('SIGTERM');
  }, 1000).unref();
}
