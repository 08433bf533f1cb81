import { calls } from '@foyer/api-client/contract';
import { DAY, customerCodes, portalCapabilities } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { outbox } from '../db/schema/outbox';
import { venues } from '../scenarios/venues/venues';
import { textAt } from './support/textAt';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('pglite');
});
afterAll(() => sandbox.close());

const get = (path: string) => sandbox.app.request(path);
const post = (path: string) => sandbox.app.request(path, { method: 'POST' });
const entryOf = (location: string) =>
  Object.fromEntries(new URLSearchParams(location.split('?').slice(1).join('?')));

describe('the venues', () => {
  const all = venues.map(({ details }) => details);

  test('cover every portal type, both engines, three currencies, custom plans and a closed site', () => {
    const types = Object.keys(portalCapabilities).filter((type) => type !== 'unknown');
    expect(all.map(({ portalType }) => portalType)).toEqual(expect.arrayContaining(types));
    expect(new Set(all.map(({ planEngine }) => planEngine)).size).toBe(2);
    expect(new Set(all.map(({ currency }) => currency)).size).toBe(3);
    expect(all.some(({ customPlans }) => customPlans)).toBe(true);
    expect(all.some(({ enabled }) => !enabled)).toBe(true);
  });

  test('cover all eight themes', () => {
    expect(new Set(all.map(({ theme }) => theme)).size).toBe(8);
  });

  test('cover the six special customer codes', () => {
    const codes = venues.map(({ customerCode }) => customerCode.toUpperCase());
    expect(codes).toEqual(expect.arrayContaining(Object.keys(customerCodes)));
  });

  const flags = Object.keys(all[0] ?? {}).filter(
    (key) => typeof Reflect.get(all[0] ?? {}, key) === 'boolean',
  );
  // Here the location code marks a holiday park; `isHolidayPark` is for other installations.
  test.each(flags.filter((flag) => flag !== 'isHolidayPark'))('have %s on and off', (flag) => {
    expect(new Set(all.map((details) => Reflect.get(details, flag)))).toEqual(
      new Set([true, false]),
    );
  });

  test.each(['email_activation', 'detailed_agreements', 'home_networking'] as const)(
    'have the feature %s on and off',
    (feature) => {
      expect(new Set(all.map(({ features }) => features[feature]))).toEqual(new Set([true, false]));
    },
  );

  test('cover every value of the other fields of site info', () => {
    for (const key of [
      'header',
      'subheader',
      'footer',
      'logo',
      'logoDark',
      'background',
      'loginError',
    ] as const)
      expect(
        all.some((details) => details[key] !== null),
        key,
      ).toBe(true);
    for (const key of ['visibleTabs', 'buttonChatStyle', 'notification'] as const)
      expect(
        all.some((details) => details[key] !== null),
        key,
      ).toBe(true);
    expect(all.some(({ allowedEmailDomains }) => allowedEmailDomains.length > 0)).toBe(true);
    expect(all.some(({ displayOptions }) => Object.keys(displayOptions).length > 0)).toBe(true);
    expect(new Set(all.map(({ wifi }) => wifi.auth))).toEqual(new Set(['WPA2', 'WPA3', 'OPEN']));
    expect(new Set(all.map(({ notification }) => notification?.importance))).toEqual(
      new Set(['LOW', 'MEDIUM', 'HIGH', undefined]),
    );
    const aliased = new Set(all.flatMap(({ aliases }) => Object.keys(aliases)));
    expect(aliased).toEqual(new Set(['site', 'building', 'zone', 'accessPeriod', 'plan']));
  });

  test('have personas of every kind and plans in every state', () => {
    const everybody = venues.flatMap(({ personas }) => personas);
    expect(new Set(everybody.map(({ kind }) => kind))).toEqual(
      new Set(['visitor', 'customer', 'agent', 'headless', 'outside']),
    );
    const plans = everybody.flatMap(({ subscription }) => subscription ?? []);
    expect(plans.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['paused', 'cancelled', undefined]),
    );
    expect(everybody.some(({ cardFails }) => cardFails)).toBe(true);
    expect(everybody.some(({ legacySFAPlan }) => legacySFAPlan)).toBe(true);
    expect(plans.some(({ contractMonthsLeft }) => contractMonthsLeft)).toBe(true);
    expect(everybody.some(({ wifiKey }) => wifiKey?.migrationNeeded)).toBe(true);
  });

  test('have a persona with 14 months of invoices and one who is past due', async () => {
    const maya = await new Visitor(sandbox).arrive();
    await maya.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    const { body } = await maya.call('GET', '/api/billing');
    const ends = Object.values(body['invoices'] ?? {}).map((invoice) =>
      Date.parse(textAt({ body: invoice ?? {} }, 'periodEnd')),
    );
    expect(ends.length).toBeGreaterThanOrEqual(14);
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(390 * DAY);
    const gareth = await new Visitor(sandbox, 'trenance-cove').arrive();
    await gareth.logIn('gareth.lowe@post.example', PERSONA_PASSWORD);
    expect((await gareth.call('GET', '/api/subscription')).body).toMatchObject({
      subscription: { state: 'pastDue' },
    });
  });

  const people = venues.flatMap((venue) =>
    venue.personas.map((persona) => ({
      venue,
      persona,
      name: `${venue.locationId} ${persona.key}`,
    })),
  );

  test.each(people)(
    '$name opens the portal with the gateway’s parameters',
    async ({ venue, persona }) => {
      const query = `venue=${venue.locationId}&persona=${persona.key}`;
      const page = await post(`/sandbox/visit?${query}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('data-walk-in');
      const visit = await post(`/sandbox/api/visit?${query}`);
      const entry = entryOf(textAt({ body: await visit.json() }, 'url'));
      const visitor = new Visitor(sandbox, venue.locationId, persona.mac);
      await visitor.arrive();
      const login = await visitor.call('POST', '/api/gateway/login', {
        ...visitor.location,
        ...(entry['token'] ? { token: entry['token'] } : {}),
        ...(entry['is_impersonating'] ? { is_impersonating: true } : {}),
      });
      const isRefused = persona.key === 'blacklisted';
      expect(login.status).toBe(isRefused ? 403 : 200);
      const site = await visitor.call('GET', '/api/site-info');
      expect(site.body).toMatchObject({ name: venue.details.name });
      const comesKnown = ['customer', 'agent'].includes(persona.kind) && !persona.disabled;
      expect(site.body).toMatchObject({
        isLoggedIn: comesKnown,
        isImpersonating: persona.kind === 'agent',
      });
      const dashboard = await visitor.call('GET', '/api/dashboard');
      expect(dashboard.status === 200).toBe(comesKnown);
    },
  );
});

describe('the console', () => {
  test.each(['/pages/old-billing', '/pages/feedback', '/pages/facebook'])(
    '/sandbox%s simulates an external page',
    async (path) => {
      const answer = await get(`/sandbox${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Back to the portal');
    },
  );

  test('the sandbox serves every picture that a venue names', async () => {
    const named = venues.flatMap(({ details }) => [
      details.logo,
      details.logoDark,
      details.background,
    ]);
    const statuses = await Promise.all(
      named.map(async (path) => (path ? (await get(path)).status : 200)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test.each(['', '/outbox', '/devices', '/clock', '/faults'])(
    '/sandbox%s is a page with a heading, and nothing inline',
    async (path) => {
      const answer = await get(`/sandbox${path}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('<h1>');
      expect(html).not.toMatch(/<script>|style="|onclick=/);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    },
  );

  test('the outbox shows a mail as its reader sees it, in a frame that runs nothing', async () => {
    const mail = { id: 'msg_frame', kind: 'mail', recipient: 'a@post.example' } as const;
    await sandbox.backend.db.insert(outbox).values({
      ...mail,
      subject: 'Your order',
      body: 'Thank you.',
      html: '<p style="color:red">Thank you.</p>',
      links: [],
      codes: [],
      sentAt: 0,
    });
    expect(await (await get('/sandbox/outbox')).text()).toMatch(
      /<iframe[^>]* src="\/sandbox\/outbox\/msg_frame" title="Mail: Your order" sandbox=""/,
    );
    const answer = await get('/sandbox/outbox/msg_frame');
    expect(await answer.text()).toContain('<p style="color:red">Thank you.</p>');
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect((await get('/sandbox/outbox/msg_none')).status).toBe(404);
  });

  test('a person without a last name has none', async () => {
    const page = await (await get('/sandbox')).text();
    expect(page).toContain('</span>Ash from the help desk</span></button>');
    expect(page).not.toContain('undefined');
  });

  test('each venue has a thumbnail of its theme’s hero', async () => {
    const page = await (await get('/sandbox')).text();
    const styles = await (await get('/sandbox/heroes.css')).text();
    for (const { details } of venues) {
      expect(page).toContain(`hero-${details.theme}`);
      expect(styles).toContain(`.hero-${details.theme}{background:`);
    }
  });

  test('a fault can be watched on a phone, in one window beside it', async () => {
    const page = await (await get('/sandbox/faults')).text();
    expect(page).toMatch(
      /<form[^>]* action="\/sandbox\/visit[^"]*" target="preview"><button[^>]*>Maya Okafor, Canal Wharf</,
    );
  });

  test('the API reference says each call’s summary and its command', async () => {
    const html = await (await get('/api/docs')).text();
    expect(html).toContain('href="#group-');
    expect(html).toContain('class="chip method bad"');
    expect(html.match(/curl -X /g)).toHaveLength(Object.keys(calls).length);
    expect(html).toContain('<small>Get guest passes</small>');
    const command = (path: string) =>
      html.split('curl -X GET &quot;$PORTAL').find((part) => part.startsWith(`${path}&quot;`));
    expect(command('/api/user')).toMatch(/^[^<]*authorization: Bearer \$TOKEN/);
    expect(command('/v2/public-config.json')).not.toMatch(/^[^<]*authorization/);
  });

  test('the API reference names every call', async () => {
    const html = await (await get('/api/docs')).text();
    for (const { name } of Object.values(calls)) expect(html).toContain(`id="${name}"`);
  });
});
