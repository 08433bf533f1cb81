import { startSandbox } from '@foyer/sandbox/testing';

/**
 * Starts one sandbox in memory, with every venue and nobody's patience limited.
 *
 * JavaScript, since the sandbox's sources want other compiler settings than a page's.
 *
 * @param {import('vitest/node').TestProject} project
 */
export default async function setUp(project) {
  const sandbox = await startSandbox({ rateLimits: false });
  project.provide('sandboxUrl', sandbox.url);
  return () => sandbox.close();
}
