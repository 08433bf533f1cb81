import { startSandbox } from '@foyer/sandbox/testing';

/** The origin of the tests' page in jsdom. */
const PAGE = 'http://localhost:3000';

/**
 * Starts a sandbox in memory for each worker, with every venue, without rate limits and with cheap
 * password hashes. A worker's test
 * files run one after another, so no test meets another test's fault or persona.
 *
 * JavaScript, because the sandbox's sources need other compiler settings than the portal's.
 *
 * @param {import('vitest/node').TestProject} project
 */
export default async function setUp(project) {
  const sandboxes = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () =>
      startSandbox({ rateLimits: false, passwordCost: 10, portalOrigins: [PAGE] }),
    ),
  );
  project.provide(
    'sandboxUrls',
    sandboxes.map(({ url }) => url),
  );
  return () => Promise.all(sandboxes.map((sandbox) => sandbox.close()));
}
