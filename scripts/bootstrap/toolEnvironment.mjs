import { delimiter } from 'node:path';
import { runtimeBin, workspaceBin } from './paths.mjs';

/** Switches off telemetry, prompts and update checks in every tool. */
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  STRIPE_SUPPRESS_NOTICES: '1',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  pnpm_config_confirm_modules_purge: 'false',
};

/**
 * The environment that npm runs in: the machine's own.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export const npmEnvironment = () => ({ ...process.env, ...quiet });

/**
 * The environment that every other tool runs in: the machine's own, with the project's tools first
 * on PATH.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const path = [runtimeBin, workspaceBin, process.env.PATH].filter(Boolean).join(delimiter);
  return { ...npmEnvironment(), PATH: path };
}
