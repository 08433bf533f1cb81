import { ensureRuntime } from './ensureRuntime.mjs';
import { ensureWorkspace } from './ensureWorkspace.mjs';
import { toolEnvironment } from './toolEnvironment.mjs';

/**
 * Installs what is missing on a machine that has Node and npm, so that every tool of the project runs.
 * Takes a tenth of a second when nothing is missing.
 *
 * @returns {Promise<NodeJS.ProcessEnv>} the environment to run the tools in
 */
export async function prepare() {
  await ensureRuntime();
  const env = toolEnvironment();
  await ensureWorkspace(env);
  return env;
}
