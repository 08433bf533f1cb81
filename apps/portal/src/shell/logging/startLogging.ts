import { datadogLogs } from '@datadog/browser-logs';
import { LOGGING_SAMPLE_RATE, type PublicConfig } from '@foyer/domain';
import { logger } from '~/shared/logging/logger';

declare const __BUILD_ID__: string;

/** Starts the operator's browser logging for every session. */
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
    version: __BUILD_ID__,
    ...(site && { site }),
    ...(service && { service }),
    ...(env && { env }),
    ...(proxy && { proxy: new URL(proxy, window.location.href).href }),
  });
  logger.setSink(({ message, context }) => datadogLogs.logger.info(message, context));
};
