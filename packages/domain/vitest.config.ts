import { unit } from '@foyer/config/vitest';

/**
 * Nothing here has state to leak from one file to the next, so the files share their workers. The
 * time-out is for a machine that is busy with other things: the slowest test takes two seconds.
 */
export default unit({
  test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
