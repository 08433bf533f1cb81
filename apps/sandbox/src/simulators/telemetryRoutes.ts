import * as v from 'valibot';
import type { AddRoutes } from '../http/createApp';

/** Records that are kept, the newest. */
const MOST_KEPT = 1000;

const attribute = v.strictObject({
  key: v.string(),
  value: v.union([
    v.strictObject({ stringValue: v.string() }),
    v.strictObject({ intValue: v.pipe(v.string(), v.regex(/^-?\d+$/)) }),
  ]),
});

const logRecord = v.strictObject({
  timeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
  severityNumber: v.picklist([9, 13, 17]),
  severityText: v.picklist(['INFO', 'WARN', 'ERROR']),
  eventName: v.string(),
  body: v.strictObject({ stringValue: v.string() }),
  attributes: v.array(attribute),
});

/** A request of OTLP/HTTP in JSON with logs, as far as the portal uses it. Anything else is refused. */
const exportedLogs = v.strictObject({
  resourceLogs: v.array(
    v.strictObject({
      resource: v.strictObject({ attributes: v.array(attribute) }),
      scopeLogs: v.array(
        v.strictObject({
          scope: v.strictObject({ name: v.string() }),
          logRecords: v.array(logRecord),
        }),
      ),
    }),
  ),
});

/** Headers that would say who sends a report or from which address. */
const TELLING = ['cookie', 'authorization', 'referer'];

/** Attributes as an object, with numbers as numbers. */
const valuesOf = (attributes: readonly v.InferOutput<typeof attribute>[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      'intValue' in value ? Number(value.intValue) : value.stringValue,
    ]),
  );

/** An OpenTelemetry collector for tests: keeps what portals send, and gives it to the console's API. */
export const telemetryRoutes = (): AddRoutes => (app) => {
  let kept: object[] = [];
  app.post('/simulators/telemetry/v1/logs', async (c) => {
    const parsed = v.safeParse(exportedLogs, await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ code: 3, message: parsed.issues[0].message }, 400);
    const carried = TELLING.filter((header) => c.req.header(header) !== undefined);
    const records = parsed.output.resourceLogs.flatMap(({ resource, scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) =>
        logRecords.map(({ eventName, severityText, attributes }) => ({
          name: eventName,
          severity: severityText,
          carried,
          resource: valuesOf(resource.attributes),
          ...valuesOf(attributes),
        })),
      ),
    );
    kept = [...kept, ...records].slice(-MOST_KEPT);
    return c.json({});
  });
  app.get('/sandbox/api/telemetry', (c) => c.json(kept));
  app.delete('/sandbox/api/telemetry', (c) => {
    kept = [];
    return c.body(null, 204);
  });
};
