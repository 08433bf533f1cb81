import { datadogLogs, type LogsEvent } from '@datadog/browser-logs';
import { LOGGING_SAMPLE_RATE, scrub, type PublicConfig } from '@foyer/domain';
import { buildVersion } from '~/shared/buildVersion';
import { logger } from '~/shared/logging/logger';

/**
 * Scrubs an entry in place, as the provider's library wants it. A failed call's body goes: it can say
 * anything about anyone.
 */
const scrubEntry = (entry: LogsEvent): boolean => {
  // The library writes these two and needs them unchanged.
  const { version, ddtags } = entry;
  Object.assign(entry, scrub(entry), { version, ddtags });
  if (entry.origin === 'network' && entry.error) delete entry.error.stack;
  return true;
};

/**
 * Starts the operator's browser logging for every session. It stores nothing on the device and does
 * not recognise anyone again, so it asks for no consent. Rules LOG-1 and LOG-3.
 */
export const startLogging = ({
  clientToken,
  site,
  service,
  proxy,
  env,
}: NonNullable<PublicConfig['logging']>): void => {
  datadogLogs.init({
    clientToken,
    sessionSampleRate: LOGGING_SAMPLE_RATE,
    version: buildVersion(),
    beforeSend: scrubEntry,
    sessionPersistence: 'memory',
    trackAnonymousUser: false,
    // What the library reports about itself does not pass beforeSend.
    telemetrySampleRate: 0,
    ...(site && { site }),
    ...(service && { service }),
    ...(env && { env }),
    ...(proxy && { proxy: new URL(proxy, window.location.href).href }),
  });
  logger.setSink(({ message, context }) => datadogLogs.logger.info(message, context));
};
