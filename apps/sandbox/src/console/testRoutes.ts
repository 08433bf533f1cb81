import { parseMac, DAY } from '@foyer/domain';
import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../services/Backend';
import type { MoveClock } from '../services/jobs/moveClock';
import { invoices } from '../db/schema/billing';
import { outbox } from '../db/schema/outbox';
import { sites } from '../db/schema/sites';
import { users } from '../db/schema/users';
import type { AddRoutes } from '../http/createApp';
import { ServiceError } from '../services/ServiceError';
import { venues } from '../scenarios/venues/venues';
import { endSessions } from '../services/sessions/sessions';
import { userKey } from '../services/buyers/buyerOf';
import { findGatewayDevice } from '../services/network/gatewayDevices';
import { entryAddress } from '../services/network/entryAddress';
import { deviceNow } from '../services/network/refreshDeviceState';
import type { Faults } from '../http/faults/Faults';
import { readFaultRule } from '../http/faults/readFaultRule';
import { noteDevice } from '../http/gatewayDevice';
import { visitAddress } from './visitAddress';

const moveShape = v.object({
  days: v.optional(v.number(), 0),
  hours: v.optional(v.number(), 0),
  minutes: v.optional(v.number(), 0),
  endSessions: v.optional(v.boolean(), false),
});

const themeShape = v.object({ theme: v.string() });

const disabledShape = v.object({ email: v.string(), disabled: v.boolean() });

const unfinishedShape = v.object({ email: v.string() });

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const read = async <T>(
  request: { json: () => Promise<unknown> },
  schema: v.GenericSchema<unknown, T>,
): Promise<T> => {
  const parsed = v.safeParse(schema, await request.json().catch(() => null));
  if (parsed.success) return parsed.output;
  throw new ServiceError('VALIDATION', parsed.issues[0].message);
};

/** The console's functions as an HTTP API for tests. */
export const testRoutes =
  (backend: Backend, faults: Faults, moveClock: MoveClock): AddRoutes =>
  (app) => {
    const { db, clock } = backend;
    app.get('/sandbox/api/venues', (c) =>
      c.json(
        venues.map(({ locationId, details, personas }) => ({
          locationId,
          name: details.name,
          portalType: details.portalType,
          theme: details.theme,
          personas: personas.map(({ key, kind, email, mac }) => ({ key, kind, email, mac })),
        })),
      ),
    );
    app.post('/sandbox/api/venues/theme', async (c) => {
      const { theme } = await read(c.req, themeShape);
      await db
        .update(sites)
        .set({ details: sql`${sites.details} || ${JSON.stringify({ theme })}::jsonb` });
      return c.body(null, 204);
    });
    app.post('/sandbox/api/visit', async (c) => {
      const url = await visitAddress(backend, {
        venue: c.req.query('venue') ?? '',
        persona: c.req.query('persona') ?? 'visitor',
        loggedOut: c.req.query('logged_out') === 'true',
        redirect: c.req.query('redirect'),
        email: c.req.query('email'),
        mac: c.req.query('mac'),
      });
      noteDevice(backend, c, url);
      return c.json({ url });
    });
    app.post('/sandbox/api/gateway-entry', (c) => {
      const url = entryAddress(backend, {
        locationId: c.req.query('location_id') ?? '',
        mac: parseMac(c.req.query('mac')),
        nasId: c.req.query('nas_id') ?? '',
        provedAt: clock.realNow(),
      });
      noteDevice(backend, c, url);
      return c.json({ url });
    });
    app.get('/sandbox/api/faults', (c) => c.json(faults.rules));
    app.post('/sandbox/api/faults', async (c) =>
      c.json(faults.add(readFaultRule(await c.req.json().catch(() => null))), 201),
    );
    app.delete('/sandbox/api/faults', (c) => {
      faults.clear(c.req.query('id'));
      return c.body(null, 204);
    });
    app.post('/sandbox/api/users/disabled', async (c) => {
      const { email, disabled } = await read(c.req, disabledShape);
      const changed = await db
        .update(users)
        .set({ disabled })
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
        .returning({ id: users.id });
      for (const { id } of changed) await endSessions(backend, id);
      return c.body(null, 204);
    });
    // An account as an operator makes it, with the last name, the password and the terms to come.
    app.post('/sandbox/api/unfinished', async (c) => {
      const { email } = await read(c.req, unfinishedShape);
      await db
        .update(users)
        .set({ lastName: '', passwordHash: null, termsVersion: null })
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
      return c.body(null, 204);
    });
    app.get('/sandbox/api/clock', (c) => c.json({ now: clock.now(), offsetMs: clock.offsetMs }));
    app.post('/sandbox/api/clock', async (c) => {
      const { days, hours, minutes, ...options } = await read(c.req, moveShape);
      await moveClock(days * DAY + hours * HOUR_MS + minutes * MINUTE_MS, options);
      return c.json({ now: clock.now(), offsetMs: clock.offsetMs });
    });
    app.get('/sandbox/api/outbox', async (c) => {
      const to = c.req.query('to');
      await backend.afterAnswer.settled();
      const messages = await db
        .select()
        .from(outbox)
        .where(to ? eq(outbox.recipient, to) : undefined)
        .orderBy(desc(outbox.sentAt))
        .limit(50);
      return c.json(messages);
    });
    app.get('/sandbox/api/device', async (c) => {
      const mac = c.req.query('mac') ?? '';
      const device = await findGatewayDevice(db, c.req.query('location_id') ?? '', mac);
      return c.json({ state: device ? (await deviceNow(backend, device)).state : 'captive' });
    });
    app.get('/sandbox/api/ledger', async (c) =>
      c.json(
        await db
          .select()
          .from(invoices)
          .where(eq(invoices.buyer, userKey(c.req.query('user') ?? '')))
          .orderBy(desc(invoices.createdAt)),
      ),
    );
  };
