import { failedStartEvent, otlpLogs } from '@foyer/domain';

/** A start must not wait for a collector that hangs. */
const LIMIT_MS = 3000;

/**
 * Tells the collector of the environment that a release could not be filled in, so that no server starts.
 * The settings themselves may be what is wrong, so their other values are not asked for. Rule TEL-4.
 */
export const reportFailedFilling = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const endpoint = env['FOYER_TELEMETRY_ENDPOINT'] ?? '';
  if (!/^https?:\/\//.test(endpoint)) return;
  const source = {
    service: env['FOYER_TELEMETRY_SERVICE'] || 'foyer',
    version: 'unknown',
    environment: env['FOYER_TELEMETRY_ENV'] || null,
  };
  await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(otlpLogs([failedStartEvent(Date.now(), 'settings')], source)),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
};
