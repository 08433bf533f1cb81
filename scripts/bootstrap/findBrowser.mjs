import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that is installed on this machine.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} the program's absolute path
 */
export function findBrowser(env) {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)];
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...onPath, ...macApplications].find((file) => existsSync(file)) ?? null;
}
