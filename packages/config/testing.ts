import { existsSync } from 'node:fs';

/** Where distributions put Chromium. Debian's build without windows comes first, because it takes less of the machine. */
const installed = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that `CHROMIUM_PATH` names, or the machine's; undefined stands for Playwright's own. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...installed].find((path) => path && existsSync(path));
