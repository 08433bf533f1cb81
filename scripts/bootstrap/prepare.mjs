import { ensureRuntime } from './ensureRuntime.mjs';
import { ensureWorkspace } from './ensureWorkspace.mjs';
import { toolEnvironment } from './toolEnvironment.mjs';

/**
 * Brings a machine that has Node and npm to where every tool of the project runs. A tenth of a
 * second when everything is there already.
 *
 * @returns {Promise<NodeJS.ProcessEnv>} the environment to run the tools in
 */
export async function prepare() {
  await ensureRuntime();
  const env = toolEnvironment();
  await ensureWorkspace(env);
  return env;
}
