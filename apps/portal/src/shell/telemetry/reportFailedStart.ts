import { readConfig } from '@foyer/api-client/startup';
import { failedStartEvent, isSampled } from '@foyer/domain';
import { failures } from '~/shared/logging/failures';
import { startTelemetry } from './startTelemetry';

/**
 * Tells the operator's collector that the page has failed before its telemetry had started, with the
 * failures that have waited. Afterwards telemetry has them already. Rule TEL-4.
 */
export const reportFailedStart = async (): Promise<void> => {
  const answer = await window.foyerStartup?.config;
  const telemetry = answer && readConfig(answer).data?.telemetry;
  if (!telemetry || failures.hasReceiver() || !isSampled(telemetry.sampleRate, Math.random()))
    return;
  startTelemetry(telemetry, failedStartEvent(Date.now(), 'error'))();
};
