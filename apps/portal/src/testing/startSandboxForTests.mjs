import { startSandbox } from '@foyer/sandbox/testing';

/**
 * Starts a sandbox in memory for every worker, with every venue and nobody's patience limited. A
 * worker's test files run one after another, so no other test's fault or persona is in a test's way.
 *
 * JavaScript, since the sandbox's sources want other compiler settings than a page's.
 *
 * @param {import('vitest/node').TestProject} project
 */
export default async function setUp(project) {
  const sandboxes = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startSandbox({ rateLimits: false })),
  );
  project.provide(
    'sandboxUrls',
    sandboxes.map(({ url }) => url),
  );
  return () => Promise.all(sandboxes.map((sandbox) => sandbox.close()));
}
