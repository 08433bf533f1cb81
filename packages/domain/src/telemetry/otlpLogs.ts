import type { TelemetryEvent } from './telemetryEvents';

/** Who reports: OpenTelemetry's attributes of a resource. */
export type TelemetrySource = {
  readonly service: string;
  readonly version: string;
  readonly environment: string | null;
};

type Attributes = TelemetryEvent['attributes'];

/** OTLP writes whole numbers of 64 bits as text. */
const valueOf = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(value) };

const listOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value: valueOf(value) }],
  );

/** OpenTelemetry's numbers. */
const severities = { info: 9, warn: 13, error: 17 } as const;

const recordOf = ({ name, severity, at, attributes }: TelemetryEvent) => ({
  timeUnixNano: `${at}000000`,
  severityNumber: severities[severity],
  severityText: severity.toUpperCase(),
  eventName: name,
  // Collectors from before `eventName` find the name here.
  body: { stringValue: name },
  attributes: listOf(attributes),
});

/** The body of a request to an OpenTelemetry collector's `/v1/logs` (OTLP/HTTP in JSON). Rule TEL-1. */
export const otlpLogs = (
  events: readonly TelemetryEvent[],
  { service, version, environment }: TelemetrySource,
) => ({
  resourceLogs: [
    {
      resource: {
        attributes: listOf({
          'service.name': service,
          'service.version': version,
          'deployment.environment.name': environment,
        }),
      },
      scopeLogs: [{ scope: { name: 'foyer' }, logRecords: events.map(recordOf) }],
    },
  ],
});
