import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { portalHeaders, PortalRoute } from '@foyer/domain';
import { expect, test, type Page } from '@playwright/test';
import {
  cards,
  choosePlan,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  pick,
  signUp,
  type Person,
} from './support/visitor';
import { startSandboxProcess, type SandboxProcess } from './support/sandboxProcess';
import { startByScript } from './web-servers/startByScript';
import {
  freePort,
  hasIpv6,
  operate,
  startWebServer,
  type Kind,
  type WebServer,
} from './web-servers/WebServer';

type Headers = ReturnType<typeof portalHeaders>[PortalRoute];

test.use({ ignoreHTTPSErrors: true });

const startBoth = async (kind: Kind): Promise<{ sandbox: SandboxProcess; server: WebServer }> => {
  const port = await freePort();
  // The gateway's public address is the portal's, not the backend's.
  const sandbox = await startSandboxProcess([], { PUBLIC_URL: `https://localhost:${port}` });
  const answer = await fetch(`${sandbox.url}/v2/public-config.json`);
  const config = (await answer.json()) as Record<string, unknown>;
  const backend = sandbox.url.replace('localhost', '127.0.0.1');
  try {
    return { sandbox, server: await startWebServer(kind, port, backend, config) };
  } catch (error) {
    await sandbox.dispose();
    throw error;
  }
};

/** Enters as an unknown device, by the address that a gateway opens. */
const enter = async (page: Page, { origin }: WebServer, { mac }: Person): Promise<void> => {
  const query = new URLSearchParams({ location_id: 'canal-wharf', mac, nas_id: 'gw' });
  const entry = await page.request.post(`${origin}/sandbox/api/gateway-entry?${query}`);
  const { hash } = new URL(((await entry.json()) as { url: string }).url);
  await page.goto(`${origin}/v2/${hash}`);
  await expect(page.getByRole('link', { name: /See plans, free or paid/ })).toBeVisible();
};

for (const kind of ['nginx', 'caddy'] as const satisfies readonly Kind[])
  test.describe(`behind ${kind}, as a user without rights on a read-only release`, () => {
    let sandbox: SandboxProcess;
    let server: WebServer;

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      ({ sandbox, server } = await startBoth(kind));
    });
    test.afterAll(async () => {
      // They are missing where the start has failed.
      await (server as WebServer | undefined)?.stop();
      await (sandbox as SandboxProcess | undefined)?.dispose();
    });

    test('every route has every header that pnpm headers prints, and the right file', async ({
      page,
    }) => {
      const printed = JSON.parse(
        readFileSync(join(server.release, '..', 'filled', 'headers.json'), 'utf8'),
      ) as Record<PortalRoute, Headers>;
      const html = await (await page.request.get(`${server.origin}/v2/`)).text();
      const entry = /data-entry="\.\/([^"]+)"/.exec(html)?.[1] ?? '';
      const routes: readonly [string, PortalRoute, number, RegExp][] = [
        ['/v2/', 'page', 200, /data-entry/],
        ['/v2/index.html', 'page', 200, /0330 808 4410/],
        [`/v2/${entry}`, 'asset', 200, /import/],
        ['/v2/public-config.json', 'file', 200, /"apiBase"/],
        ['/v2/version.json', 'file', 200, /"version"/],
        ['/v2/themes/foyer.json', 'file', 200, /"tokens"/],
        ['/v2/third-party-licences.txt', 'file', 200, /react-dom[^]*Font in assets\/themes\/foyer/],
        ['/v2/assets/gone-00000000.js', 'file', 404, /404|^$/],
        ['/v2/csp.json', 'file', 404, /404|^$/],
        [`/v2/${entry}.map`, 'file', 404, /404|^$/],
      ];
      for (const [path, route, status, body] of routes) {
        const answer = await page.request.get(server.origin + path);
        expect(answer.status(), path).toBe(status);
        expect(await answer.text(), path).toMatch(body);
        expect(answer.headers(), path).toMatchObject(printed[route]);
      }
    });

    test('scripts and page come as brotli, and gzip where that is all a browser reads', () => {
      const encodingOf = (path: string, accepted: string): string =>
        /content-encoding: (\S+)/i.exec(
          execFileSync(
            'curl',
            [
              '-skI',
              '-X',
              'GET',
              '--http2',
              '-H',
              `accept-encoding: ${accepted}`,
              server.origin + path,
            ],
            { encoding: 'utf8' },
          ),
        )?.[1] ?? 'none';
      for (const path of ['/v2/', '/v2/themes/foyer.json']) {
        expect(encodingOf(path, 'gzip, deflate, br')).toBe('br');
        expect(encodingOf(path, 'gzip')).toBe('gzip');
        expect(encodingOf(path, 'identity')).toBe('none');
      }
      const head = execFileSync('curl', ['-skI', '--http2', `${server.origin}/v2/`], {
        encoding: 'utf8',
      });
      expect(head).toMatch(/^HTTP\/2 200/);
    });

    test('it answers on IPv6 and IPv4', () => {
      for (const address of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
        const to = ['--connect-to', `::${address}:`, `${server.origin}/v2/`];
        const args = ['-sk', '-o', '/dev/null', '-w', '%{http_code}', ...to];
        expect(execFileSync('curl', args, { encoding: 'utf8' }), address).toBe('200');
      }
    });

    test('the path without its slash and the bare address lead to the portal', async ({ page }) => {
      for (const path of ['/', '/v2']) {
        await page.goto(server.origin + path);
        await expect(page).toHaveURL(new RegExp(`^${server.origin}/v2/`));
      }
    });

    test('the main job runs to its end without a report', async ({ page }) => {
      const reports: string[] = [];
      await page.exposeFunction('reportViolation', (text: string) => void reports.push(text));
      await page.addInitScript(() => {
        const { reportViolation } = window as Window & { reportViolation?: (text: string) => void };
        document.addEventListener('securitypolicyviolation', (event) =>
          reportViolation?.(`${event.effectiveDirective} ${event.blockedURI}`),
        );
      });
      const person = newPerson();
      await enter(page, server, person);
      await choosePlan(page, 'Plus');
      await signUp(page, person);
      const form = await goToPayment(page);
      await fillCard(form, cards.pays);
      await form.getByRole('button', { name: /^Pay / }).click();
      await expect(page).toHaveURL(/#\/portal/);
      await expectOnline(page);
      expect(reports).toEqual([]);
    });

    test('the doctor finds nothing wrong', () => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [operate, 'examine', `${server.origin}/v2/`],
        { encoding: 'utf8', env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
      );
      expect(stdout, stderr).toMatch(/^0 wrong/m);
      expect(status, stdout).toBe(0);
    });
  });

test('start.sh fills a release in from the environment, serves it, and says whether it answers', async ({
  request,
}) => {
  const port = await freePort();
  const started = startByScript({
    FOYER_PORT: String(port),
    // An empty variable counts as not set.
    FOYER_PORTAL_PATH: '',
    FOYER_PUBLIC_URL: `http://localhost:${port}`,
    FOYER_HELP: 'Help: 0330 808 4410',
  });
  try {
    await expect.poll(started.isHealthy).toBe(true);
    const page = await request.get(`http://localhost:${port}/v2/`);
    expect(await page.text()).toContain('Help: 0330 808 4410');
    await started.end();
    expect(started.isHealthy()).toBe(false);
  } finally {
    started.dispose();
  }
});

/** The file of the release that the page runs. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.getElementById('root')?.dataset['entry']);

/** The device and venue of the page's session. A page load renews a visitor's token, not these. */
const placeOf = async (page: Page): Promise<{ mac: unknown; venue: unknown }> => {
  const token = await page.evaluate(() => localStorage.getItem('Token') ?? '');
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { mac, location_id: venue } = JSON.parse(claims) as Record<string, unknown>;
  return { mac, venue };
};

/** Nothing is fetched ahead, so that the next step needs the server. */
const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

for (const [files, keepsAssets] of [
  ['stay beside the others: the page goes on without a reload', true],
  ['are gone: the page reloads once and goes on with the other release', false],
] as const) {
  test(`an upgrade while a page is open, whose files ${files}`, async ({ page }) => {
    test.setTimeout(300_000);
    const { sandbox, server } = await startBoth('nginx');
    try {
      await fetchNothingAhead(page);
      await enter(page, server, newPerson());
      const before = await entryOf(page);
      server.upgrade(keepsAssets);
      await page.getByRole('link', { name: /See plans/ }).click();
      await expect(page.getByRole('radio', { name: 'Plus', exact: true })).toBeVisible();
      const after = await entryOf(page);
      if (keepsAssets) expect(after).toBe(before);
      else expect(after).not.toBe(before);
    } finally {
      await server.stop();
      await sandbox.dispose();
    }
  });

  test(`a rollback while a page of the newer release is open, whose files ${files}; session and choice stay, and the person pays and gets online`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { sandbox, server } = await startBoth('nginx');
    try {
      const first = /data-entry="([^"]+)"/.exec(
        await (await page.request.get(`${server.origin}/v2/`)).text(),
      )?.[1];
      server.upgrade(false);
      await fetchNothingAhead(page);
      const person = newPerson();
      await enter(page, server, person);
      const newer = await entryOf(page);
      expect(newer).not.toBe(first);
      await page.getByRole('link', { name: /See plans/ }).click();
      await pick(page.getByRole('radio', { name: 'Plus', exact: true }));
      const session = await placeOf(page);
      expect(session.mac).toBe(person.mac);
      server.rollBack(keepsAssets);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
      expect(await entryOf(page)).toBe(keepsAssets ? newer : first);
      expect(await placeOf(page)).toEqual(session);
      await signUp(page, person);
      // The price of Plus.
      await expect(page.getByRole('main')).toContainText('You pay £25.00 a month');
      const form = await goToPayment(page);
      await fillCard(form, cards.pays);
      await form.getByRole('button', { name: /^Pay / }).click();
      await expect(page).toHaveURL(/#\/portal/);
      await expectOnline(page);
    } finally {
      await server.stop();
      await sandbox.dispose();
    }
  });
}
