/**
 * A file of its own beside the page, whose start script asks for it where the application's files do not
 * come. Its name has no hash, so that the page finds it in every release. It tells the operator's
 * collector. Rule TEL-4.
 */
import type { StartupRequests } from '@foyer/api-client/startup/requests';
import { failedStartEvent, isSampled, otlpLogs, type PublicConfig } from '@foyer/domain';
import { buildVersion } from '~/shared/buildVersion';
import { telemetryRequest } from '~/shared/logging/telemetryRequest';

/** The configuration as the server sent it: the code that checks it has not come. */
const report = async ({ config }: StartupRequests): Promise<void> => {
  const { telemetry } = ((await config).body ?? {}) as Partial<PublicConfig>;
  if (!telemetry?.endpoint || !isSampled(telemetry.sampleRate, Math.random())) return;
  const source = {
    service: telemetry.service ?? 'foyer',
    version: buildVersion(),
    environment: telemetry.env ?? null,
  };
  const logs = otlpLogs([failedStartEvent(Date.now(), 'files')], source);
  await fetch(telemetry.endpoint, telemetryRequest(JSON.stringify(logs)));
};

if (window.foyerStartup) void report(window.foyerStartup).catch(() => undefined);
