import { calls } from '@foyer/api-client/contract';
import { portalCapabilities } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { venues } from '../scenarios/venues/venues';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('pglite');
});
afterAll(() => sandbox.close());

const get = (path: string) => sandbox.app.request(path);
const entryOf = (location: string) =>
  Object.fromEntries(new URLSearchParams(location.split('?').slice(1).join('?')));

describe('the venues', () => {
  const all = venues.map(({ details }) => details);

  test('cover every portal type, both engines, both currencies, custom plans and a closed site', () => {
    const types = Object.keys(portalCapabilities).filter((type) => type !== 'unknown');
    expect(all.map(({ portalType }) => portalType)).toEqual(expect.arrayContaining(types));
    expect(new Set(all.map(({ planEngine }) => planEngine)).size).toBe(2);
    expect(new Set(all.map(({ currency }) => currency)).size).toBe(2);
    expect(all.some(({ customPlans }) => customPlans)).toBe(true);
    expect(all.some(({ enabled }) => !enabled)).toBe(true);
  });

  test('cover all eight themes', () => {
    expect(new Set(all.map(({ theme }) => theme)).size).toBe(8);
  });

  const people = venues.flatMap((venue) =>
    venue.personas.map((persona) => ({
      venue,
      persona,
      name: `${venue.locationId} ${persona.key}`,
    })),
  );

  test.each(people)('$name walks in as the gateway would send them', async ({ venue, persona }) => {
    const answer = await get(`/sandbox/visit?venue=${venue.locationId}&persona=${persona.key}`);
    expect(answer.status).toBe(302);
    const location = answer.headers.get('location') ?? '';
    const entry = entryOf(location);
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
  });
});

describe('the console', () => {
  test.each(['', '/outbox', '/devices', '/clock', '/trouble'])(
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

  test('the API reference names every call', async () => {
    const html = await (await get('/api/docs')).text();
    for (const { name } of Object.values(calls)) expect(html).toContain(`id="${name}"`);
  });
});
