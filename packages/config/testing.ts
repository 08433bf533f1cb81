import { existsSync } from 'node:fs';

/** Where distributions put Chromium; `ensureBrowser.mjs` looks in more places. Debian's build without windows comes first, because it takes less of the machine. */
const installed = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** What Playwright starts Chromium with: the browser that `CHROMIUM_PATH` names, the machine's, or else Playwright's own. */
export const chromiumOptions = () => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // As in a Chromium with windows, so that words have the same width in both.
    '--font-render-hinting=slight',
  ],
});
