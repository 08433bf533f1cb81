import { readFile } from 'node:fs/promises';
import { DAY, parseMac } from '@foyer/domain';
import { desc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Backend } from '../services/Backend';
import { gatewayDevices } from '../db/schema/network';
import { outbox } from '../db/schema/outbox';
import { users } from '../db/schema/users';
import type { AddRoutes } from '../http/createApp';
import { packageFile } from '../process/packageFile';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { venues } from '../scenarios/venues/venues';
import { setDeviceState } from '../services/network/gatewayDevices';
import type { MoveClock } from '../services/jobs/moveClock';
import type { Faults } from '../http/faults/Faults';
import { ClockPage } from './ClockPage';
import { DevicesPage } from './DevicesPage';
import { OutboxPage } from './OutboxPage';
import { heroStyles } from './heroStyles';
import { readFaultRule } from '../http/faults/readFaultRule';
import { FaultsPage } from './FaultsPage';
import { VenuesPage } from './VenuesPage';
import { noteDevice } from '../http/gatewayDevice';
import { consolePolicy, mailPolicy } from './policies';
import { visitAddress } from './visitAddress';
import { VisitPage } from './VisitPage';

const assets = new Map([
  ['console.css', 'text/css; charset=utf-8'],
  ['console.js', 'text/javascript; charset=utf-8'],
  ['mark.svg', 'image/svg+xml'],
  ['halden-logo.svg', 'image/svg+xml'],
  ['halden-logo-dark.svg', 'image/svg+xml'],
  ['cedar-logo.svg', 'image/svg+xml'],
  ['cedar-logo-dark.svg', 'image/svg+xml'],
  ['tollgate-logo.svg', 'image/svg+xml'],
  ['tollgate-logo-dark.svg', 'image/svg+xml'],
  ['lido-background.svg', 'image/svg+xml'],
  ['chat.js', 'text/javascript; charset=utf-8'],
  ['captcha.js', 'text/javascript; charset=utf-8'],
]);

const form = async (c: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()));

const devicesWithOwners = async ({ db }: Backend) => {
  const rows = await db
    .select({ device: gatewayDevices, email: users.email })
    .from(gatewayDevices)
    .leftJoin(users, eq(users.id, gatewayDevices.userId))
    .orderBy(desc(gatewayDevices.lastSeen))
    .limit(200);
  const names = new Map(venues.map(({ locationId, details }) => [locationId, details.name]));
  return rows.map(({ device, email }) => ({
    ...device,
    owner: email ?? '',
    venue: names.get(device.locationId) ?? device.locationId,
  }));
};

/**
 * The sandbox's console: venues and personas to visit as, messages sent, devices, the clock and
 * faults.
 */
export const consoleRoutes =
  (backend: Backend, faults: Faults, moveClock: MoveClock): AddRoutes =>
  (app) => {
    const { db, clock } = backend;
    app.use('/sandbox/*', async (c, next) => {
      await next();
      if (!c.res.headers.has('content-security-policy'))
        c.res.headers.set('content-security-policy', consolePolicy());
    });
    app.get('/sandbox/assets/:name', async (c) => {
      const name = c.req.param('name');
      const type = assets.get(name);
      if (!type) return c.notFound();
      return c.body(await readFile(packageFile('assets', name), 'utf8'), 200, {
        'content-type': type,
        'cache-control': 'no-cache',
      });
    });
    app.get('/sandbox/heroes.css', (c) =>
      c.body(heroStyles(venues.map(({ details }) => details.theme)), 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    );
    app.get('/sandbox', (c) => c.html(<VenuesPage venues={venues} password={PERSONA_PASSWORD} />));
    app.post('/sandbox/visit', async (c) => {
      const address = await visitAddress(backend, {
        venue: c.req.query('venue') ?? '',
        persona: c.req.query('persona') ?? 'visitor',
        loggedOut: (await form(c))['logged_out'] === 'true',
        redirect: c.req.query('redirect'),
      });
      noteDevice(backend, c, address);
      return c.html(<VisitPage address={address} />);
    });
    app.get('/sandbox/outbox', async (c) => {
      await backend.afterAnswer.settled();
      const messages = await db.select().from(outbox).orderBy(desc(outbox.sentAt)).limit(100);
      return c.html(<OutboxPage messages={messages} />);
    });
    app.get('/sandbox/outbox/:id', async (c) => {
      const [mail] = await db
        .select({ html: outbox.html })
        .from(outbox)
        .where(eq(outbox.id, c.req.param('id')));
      if (!mail?.html) return c.notFound();
      return c.html(mail.html, 200, { 'content-security-policy': mailPolicy });
    });
    app.get('/sandbox/devices', async (c) =>
      c.html(<DevicesPage devices={await devicesWithOwners(backend)} />),
    );
    app.post('/sandbox/devices', async (c) => {
      const { mac = '', locationId = '' } = await form(c);
      await setDeviceState(db, locationId, mac, 'captive');
      return c.redirect('/sandbox/devices', 303);
    });
    app.get('/sandbox/clock', (c) =>
      c.html(<ClockPage now={clock.now()} aheadDays={Math.round(clock.offsetMs / DAY)} />),
    );
    app.post('/sandbox/clock', async (c) => {
      const { days = '0', endSessions } = await form(c);
      await moveClock(Number(days) * DAY, { endSessions: endSessions === 'yes' });
      return c.redirect('/sandbox/clock', 303);
    });
    app.get('/sandbox/faults', (c) => c.html(<FaultsPage rules={faults.rules} venues={venues} />));
    app.post('/sandbox/faults', async (c) => {
      const { call, kind, once, who = '', delay = '8' } = await form(c);
      const delayMs = Number(delay) * 1000;
      const meant = who.trim() === '' ? null : (parseMac(who) ?? who.trim());
      faults.add(readFaultRule({ call, kind, once: once === 'yes', delayMs, who: meant }));
      return c.redirect('/sandbox/faults', 303);
    });
    app.post('/sandbox/faults/clear', async (c) => {
      faults.clear((await form(c))['id']);
      return c.redirect('/sandbox/faults', 303);
    });
  };
