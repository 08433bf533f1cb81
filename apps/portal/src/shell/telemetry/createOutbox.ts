import { otlpLogs, SECOND, type TelemetryEvent, type TelemetrySource } from '@foyer/domain';
import { telemetryRequest } from '~/shared/logging/telemetryRequest';

/** So few that even with stacks a request stays under the 64 KiB that may outlive a page. */
const BATCH = 30;
const INTERVAL = 30 * SECOND;
/** A fault that repeats itself must not flood the collector. */
const MOST_OF_A_PAGE = 200;

/**
 * Sends a request that outlives the page. It is not tried again: a lost measurement matters less than a guest's bandwidth.
 * Not by `sendBeacon` where `keepalive` is unknown: a beacon carries cookies. Rule TEL-3.
 */
const post = (endpoint: string, body: string): void => {
  void fetch(endpoint, { ...telemetryRequest(body), keepalive: true }).catch(() => undefined);
};

/** Collects events and sends them in batches. */
export const createOutbox = (endpoint: string, source: TelemetrySource) => {
  let waiting: TelemetryEvent[] = [];
  let left = MOST_OF_A_PAGE;
  const send = (): void => {
    if (waiting.length === 0) return;
    const body = JSON.stringify(otlpLogs(waiting, source));
    waiting = [];
    post(endpoint, body);
  };
  const timer = setInterval(send, INTERVAL);
  return {
    add: (event: TelemetryEvent): void => {
      if (left === 0) return;
      left -= 1;
      waiting.push(event);
      if (waiting.length === BATCH) send();
    },
    send,
    stop: (): void => clearInterval(timer),
  };
};
