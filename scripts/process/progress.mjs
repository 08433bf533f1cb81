/** @param {number} since milliseconds, by `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Prints what is being done, and how long it took.
 *
 * @template T
 * @param {string} what "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const since = performance.now();
  process.stdout.write(`  ${what} … `);
  try {
    const result = await work();
    process.stdout.write(`${secondsSince(since)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
